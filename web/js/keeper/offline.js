// @ts-check
/** So that the keeper opens again without a network after it was opened once: everything that it is made of is kept. */
import { LANGUAGES } from "../settings.js";
import { fetchPresets } from "./store.js";

/** Files of this page that the first visit loaded before the service worker could see them. */
function own() {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
  const files = loaded.filter((address) => address.origin === location.origin && address.pathname.startsWith("/static/")).map((address) => address.pathname);
  const texts = LANGUAGES.flatMap((tongue) => [`/static/texts/${tongue}.ftl`, `/static/texts/keeper/${tongue}.ftl`]);
  return [...new Set(["/keep", "/manifest.webmanifest", ...files, ...texts])];
}

/** Where the browser has no worker (plain http away from this computer), an open page still works. */
export async function keepOffline() {
  fetchPresets();
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const worker = (await navigator.serviceWorker.ready).active;
    worker?.postMessage({ keep: own() });
  } catch {
    // Then the page works only while there is a network.
  }
}
