"""The browser fixtures themselves: axe must be able to fail, and an uncaught error must be noticed."""

from __future__ import annotations

import pytest


def test_axe_finds_a_picture_without_words(page, assert_accessible):
    page.set_content("<!doctype html><html lang=en><title>x</title><main><h1>x</h1><img src='data:,'></main>")
    with pytest.raises(AssertionError, match="image-alt"):
        assert_accessible(page)


def test_axe_is_content_with_a_plain_page(page, assert_accessible):
    page.set_content("<!doctype html><html lang=en><title>x</title><main><h1>x</h1></main>")
    assert_accessible(page)


def test_a_visitor_comes_on_a_phone(page):
    assert page.evaluate("[innerWidth, innerHeight, navigator.maxTouchPoints > 0]") == [360, 640, True]
