import { type Location, NavigationType, type Navigator, type To } from 'react-router';
import { leaveGuard } from '../ui/leaving.ts';

export interface Update {
  action: NavigationType;
  location: Location;
  /** How many entries forward; negative for Back, null if unknown. */
  delta: number | null;
}

/** The router's interface to a browser's history. */
export interface SiteHistory extends Navigator {
  readonly action: NavigationType;
  readonly location: Location;
  listen: (listener: (update: Update) => void) => () => void;
  encodeLocation: NonNullable<Navigator['encodeLocation']>;
}

/**
 * A history that asks before it leaves a page with unsaved changes (ui/leaving.ts). The router's own useBlocker requires a data router, whose
 * loaders and actions every visitor would load without using them. A new query on the same page does not count as leaving; a new tab does.
 */
export function guardedHistory(history: SiteHistory): SiteHistory {
  /** The current page: after Back the browser's address has already changed. */
  let shown = pageOf(history.location);
  const unlessAsked = (to: To, go: () => void) => {
    const guard = pageOf(new URL(history.createHref(to), window.location.href)) === shown ? undefined : leaveGuard();
    if (guard) guard(go);
    else go();
  };
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => unlessAsked(to, () => history.push(to, state)),
    replace: (to, state) => unlessAsked(to, () => history.replace(to, state)),
    listen(listener) {
      let isGoingBack = false;
      let isAllowed = false;
      const tell = (update: Update) => {
        shown = pageOf(update.location);
        listener(update);
      };
      return history.listen((update) => {
        if (isGoingBack) {
          isGoingBack = false;
          return;
        }
        const { action, location, delta } = update;
        const guard = pageOf(location) === shown ? undefined : leaveGuard();
        if (action !== NavigationType.Pop || !guard || !delta || isAllowed) {
          isAllowed = false;
          tell(update);
          return;
        }
        // The browser has already left: go back, and leave again if allowed.
        isGoingBack = true;
        history.go(-delta);
        guard(() => {
          isAllowed = true;
          history.go(delta);
        });
      });
    },
  };
}

/** The identity of a page: its path, and the tab in the query. */
function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}
