import { type Location, NavigationType, type Navigator, type To } from 'react-router';
import { leaveGuard } from '../ui/leaving.ts';

export interface Update {
  action: NavigationType;
  location: Location;
  /** How many entries forward; negative for Back, null where nobody knows. */
  delta: number | null;
}

/** What a browser's history is to the router. */
export interface SiteHistory extends Navigator {
  readonly action: NavigationType;
  readonly location: Location;
  listen: (listener: (update: Update) => void) => () => void;
  encodeLocation: NonNullable<Navigator['encodeLocation']>;
}

/**
 * A history that asks before it leaves a page with unsaved changes (ui/leaving.ts). The router's own useBlocker wants a data router, whose
 * loaders and actions nothing here uses and every visitor would load. Another query of the same page is not leaving it, another tab is.
 */
export function guardedHistory(history: SiteHistory): SiteHistory {
  /** The page that is shown: after Back the browser's address is already another. */
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
        // The browser has gone already: it is brought back, and goes again when it may.
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

/** What a person calls one page: the path, and the tab that the query names. */
function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;
}
