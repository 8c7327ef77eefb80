"""The small parts: seats and names, messages, origins, the clock, fair dealing, limits."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolik.server import dealer, seats
from stolik.server.clocks import RETURN_MS, TurnClock
from stolik.server.origin import is_own
from stolik.server.protocol import Ask, BadMessage, Do, Hello, May, Next, Ping, decode
from stolik.server.throttle import Throttle, TooMuch, is_home


def test_tokens_name_their_table_and_never_repeat():
    table = seats.new_table_id()
    tokens = {seats.new_token(table) for _ in range(100)}
    assert len(tokens) == 100
    assert {seats.token_table(token) for token in tokens} == {table}
    assert all(len(bytes.fromhex(token.partition(".")[2])) == 16 for token in tokens), "128 bits"


@pytest.mark.parametrize(
    "text", ["", ".", "x.y", "abc", "k3vd9q2mtw5x", "k3vd9q2mtw5x.12", "K3VD9Q2MTW5X." + "0" * 32]
)
def test_what_is_no_token_names_no_table(text):
    assert seats.token_table(text) is None


def test_an_invite_is_no_token_and_of_one_table():
    table, other = seats.new_table_id(), seats.new_table_id()
    secret = seats.new_invite()
    assert seats.invite_hash(table, secret) != seats.invite_hash(other, secret)
    assert seats.invite_hash(table, secret) != seats.token_hash(f"{table}.{secret}")
    assert not seats.same(seats.invite_hash(table, secret), None)


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        (None, None),
        ("", None),
        ("  \t\n ", None),
        ("Ala", "Ala"),
        (" Ala\u00a0 z\nKatowic ", "Ala z Katowic"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00b\x1bc", "abc"),
        ("x" * 99, "x" * 24),
        ("e\u0301", "é"),
        ("გია", "გია"),
        ("<script>", "<script>"),
    ],
)
def test_names_are_fit_to_be_shown(given_name, shown):
    assert seats.clean_name(given_name) == shown


def test_messages_are_read():
    assert decode('{"t":"hello","token":"x","seen":3}') == Hello("x", 3)
    assert decode(b'{"t":"do","id":"a","decision":1,"text":"draw"}') == Do("a", 1, "draw")
    assert decode('{"t":"ask","id":"a","decision":1,"steps":["x"]}') == Ask("a", 1, ["x"], [])
    assert decode('{"t":"may","id":"a","text":"x"}') == May("a", "x")
    assert decode('{"t":"next","id":"a"}') == Next("a")
    assert decode('{"t":"ping","n":7}') == Ping(7)


LONG = "x" * 2001
BAD = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '{"t":"do"}',
    '{"t":"nope","id":"a"}',
    '{"t":"do","id":"a","decision":"1","text":"draw"}',
    '{"t":"do","id":"a","decision":-1,"text":"draw"}',
    '{"t":"do","id":"a","decision":1e300,"text":"draw"}',
    '{"t":"do","id":"a","decision":1,"text":"draw","more":1}',
    f'{{"t":"do","id":"a","decision":1,"text":"{LONG}"}}',
    f'{{"t":"may","id":"{"i" * 65}","text":"x"}}',
    '{"t":"may","id":"","text":"x"}',
    '{"t":"ask","id":"a","decision":1,"steps":[' + ",".join(['"x"'] * 65) + "]}",
    "[" * 60000,
    '{"t":' * 10000,
    b"\xff\xfe",
    '{"t":"ping","n":NaN}',
]


@pytest.mark.parametrize("frame", BAD)
def test_what_is_no_message_is_refused(frame):
    with pytest.raises(BadMessage):
        decode(frame)


def test_a_refused_message_is_answered_by_its_id_if_it_has_one():
    for frame, message_id in [
        ('{"t":"do","id":"a"}', "a"),
        ('{"id":7}', ""),
        ("{", ""),
        ('{"id":"' + "x" * 65 + '"}', ""),
    ]:
        with pytest.raises(BadMessage) as refused:
            decode(frame)
        assert refused.value.id == message_id


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda x: st.lists(x) | st.dictionaries(st.text(), x),
    )
)
def test_no_json_does_more_than_be_refused(value):
    with pytest.raises(BadMessage):
        decode(json.dumps(value))


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        ("http://127.0.0.1:8765", "127.0.0.1:8765", True),
        ("http://localhost:8765", "localhost:8765", True),
        ("http://LOCALHOST:8765", "localhost:8765", True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("http://192.168.1.7:8765", "192.168.1.7:8765", True),
        ("http://stolik.local:8765", "stolik.local:8765", True),
        ("https://cards.example.org", "cards.example.org", True),
        ("http://127.0.0.1:8766", "127.0.0.1:8765", False),
        ("http://evil.example:8765", "127.0.0.1:8765", False),
        ("http://rebound.example:8765", "rebound.example:8765", False),
        ("http://127.0.0.1:8765.evil.example", "127.0.0.1:8765", False),
        ("http://127.0.0.1:8765/x", "127.0.0.1:8765", False),
        ("file://127.0.0.1:8765", "127.0.0.1:8765", False),
        ("null", "127.0.0.1:8765", False),
        ("http://[", "127.0.0.1:8765", False),
        ("", "127.0.0.1:8765", False),
        (None, "127.0.0.1:8765", False),
        ("http://127.0.0.1:8765", None, False),
        ("x" * 400, "127.0.0.1:8765", False),
    ],
)
def test_only_pages_of_ours_may_talk_to_us(origin, host, own):
    assert is_own(origin, host, {"https://cards.example.org"}) is own


class Time:
    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_the_clock_counts_down_and_never_below_zero():
    time = Time()
    clock = TurnClock(time)
    assert not clock.is_running
    clock.start(7, 30_000)
    time.at += 10
    assert clock.remaining_ms == 20_000
    assert clock.until_fired_s(1500) == 21.5
    clock.start(7, 30_000)
    assert clock.remaining_ms == 20_000, "the same decision is not given its time twice"
    time.at += 100
    assert clock.remaining_ms == 0
    assert clock.until_fired_s(1500) == 0
    clock.start(8, 30_000)
    assert clock.remaining_ms == 30_000
    clock.stop()
    assert not clock.is_running


def test_the_clock_stands_still_and_goes_on_with_a_little_more():
    time = Time()
    clock = TurnClock(time)
    clock.pause()
    clock.resume()
    assert not clock.is_running, "there is nothing to go on with"
    clock.start(7, 30_000)
    time.at += 25
    clock.pause()
    clock.pause()
    time.at += 1000
    assert clock.remaining_ms == 5_000
    clock.resume()
    clock.resume()
    assert clock.remaining_ms == 5_000 + RETURN_MS
    time.at += 1
    clock.pause()
    clock.resume()
    assert clock.remaining_ms == 30_000, "never more than the whole time"


def test_seeds_are_fixed_by_secret_and_number_and_say_nothing_of_each_other():
    # Computed with another tool: printf 1 | openssl dgst -sha256 -mac HMAC -macopt hexkey:00...01
    secret = "0" * 63 + "1"
    assert dealer.deal_seed(secret, 1) == "59ddb8adf24f1fed6bc972024c1c6b78eb4e7f541f60b75598dc7df821c9c567"
    seeds = {dealer.deal_seed(secret, number) for number in range(100)}
    assert len(seeds) == 100
    assert dealer.bot_seed(secret, 0, 1) not in seeds
    assert len(bytes.fromhex(dealer.new_secret())) == 32
    assert dealer.new_secret() != dealer.new_secret()


def test_a_commitment_binds_seed_rules_table_and_number():
    secret = dealer.new_secret()
    seed = dealer.deal_seed(secret, 3)
    made = dealer.commitment(secret, "toy/plain", "t", 3)
    assert made == dealer.commitment_of(seed, "toy/plain", "t", 3)
    others = [
        (seed, "toy/other", "t", 3),
        (seed, "toy/plain", "u", 3),
        (seed, "toy/plain", "t", 4),
        ("0", "toy/plain", "t", 3),
    ]
    assert made not in {dealer.commitment_of(*other) for other in others}


def test_a_limit_says_when_to_try_again():
    throttle = Throttle()
    for _ in range(3):
        throttle.take("commands", "3 per 10 seconds", "a")
    throttle.take("commands", "3 per 10 seconds", "b")
    throttle.take("other", "3 per 10 seconds", "a")
    with pytest.raises(TooMuch) as much:
        throttle.take("commands", "3 per 10 seconds", "a")
    assert much.value.key == "commands"
    assert 1 <= much.value.seconds <= 10


@pytest.mark.parametrize(
    ("address", "home"), [("127.0.0.1", True), ("::1", True), ("192.168.0.2", False), ("", False)]
)
def test_home_is_this_computer(address, home):
    assert is_home(address) is home
