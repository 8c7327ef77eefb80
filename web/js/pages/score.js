// @ts-check
/** The page of a sheet follows the game while it is being written. */
const EVERY_MS = 10_000;

async function follow() {
  if (document.visibilityState !== "visible") return;
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("score");
    const here = document.getElementById("score");
    if (fresh && here && fresh.innerHTML !== here.innerHTML) here.replaceWith(document.adoptNode(fresh));
  } catch {
    // No network: what is shown stays.
  }
}

setInterval(follow, EVERY_MS);
document.addEventListener("visibilitychange", follow);
