import { eventsPath, type Place } from './place-address.ts';

/** Of this tab: where "Back to Events" leads. */
const KEY = 'marquee.lastList';

/** Keeps the choices of the list that is shown, as the query of its address. */
export function rememberList(search: string): void {
  try {
    sessionStorage.setItem(KEY, search);
  } catch {
    // Storage is refused: the list of the event's city it is.
  }
}

/** The list that this tab showed last, with its choices; else that of the event's city. */
export function lastList(event: Place): string {
  try {
    const search = sessionStorage.getItem(KEY);
    if (search !== null) return `/events${search}`;
  } catch {
    // As above.
  }
  return eventsPath(event);
}
