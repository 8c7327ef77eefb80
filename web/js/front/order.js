// @ts-check
/** Which game stands first: where Joker is the game of the country, it does. */
import { language } from "../settings.js";

export const order = () => (["ka", "tr"].includes(language.value) ? ["jokeri", "remik"] : ["remik", "jokeri"]);
