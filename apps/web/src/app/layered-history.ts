import { type Location, NavigationType, type To } from 'react-router';
import { topLayer, watchLayers } from '../ui/layers.ts';
import type { SiteHistory, Update } from './guarded-history.ts';

export interface LayeredHistory extends SiteHistory {
  /** The page of that address is drawn: what is still open lies over this one. */
  pageShown: (location: Location) => void;
}

/** Marks the entry of a layer, in what is kept with it. */
const MARK = 'marqueeLayer';

/**
 * A history in which Back closes what lies over a page (ui/layers.ts) before it leaves the page. A layer gets an entry of its own, with the
 * address of its page, since Back cannot be prevented. The router never hears of it. One entry serves all layers of a page, one after the other:
 *
 * - Back leads from it to the page's own entry. That closes the uppermost layer; if more are open, a new entry follows. If none is open, the
 *   visitor meant to leave the page: one step more.
 * - Another page takes its place, so that Back leads from there to the page at once.
 * - A changed query stays with it, and is passed on to the page's own entry on the way back.
 */
export function layeredHistory(history: SiteHistory): LayeredHistory {
  let isOnLayer = hasMark(history.location);
  /** The address of the page's own entry. */
  let own = '';
  /** What that entry does not have yet. */
  let changed: Location | null = isOnLayer ? history.location : null;
  let isSilent = false;
  let isReturning = false;
  let takesPlace = false;
  /** What is open may belong to the page before, until the next one is loaded. */
  let isLoading = false;
  const silently = (change: () => void) => {
    isSilent = true;
    change();
    isSilent = false;
  };
  const addEntry = () => {
    if (isOnLayer || isLoading || !topLayer()) return;
    const { pathname, search, hash, state } = history.location;
    own = history.createHref(history.location);
    silently(() => history.push({ pathname, search, hash }, withMark(state)));
    isOnLayer = true;
  };
  const leaveLayer = () => {
    isOnLayer = false;
    const latest = changed;
    changed = null;
    if (latest) silently(() => history.replace(unmarked(latest)));
    const close = topLayer();
    if (isReturning) isReturning = false;
    else if (close) {
      close();
      soon();
    } else history.go(-1);
  };
  /** After React has drawn: a menu that opens a dialog is gone by then. */
  const soon = () => setTimeout(addEntry);

  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    pageShown({ key }) {
      if (key !== history.location.key) return;
      isLoading = false;
      soon();
    },
    go: (steps) => history.go(isOnLayer && steps < 0 ? steps - 1 : steps),
    push(to: To, state?: unknown) {
      if (isOnLayer && changed) {
        // Its address is not that of the page's own entry: it becomes an ordinary one.
        silently(() => history.replace(unmarked(history.location)));
      }
      if (isOnLayer && !changed) {
        takesPlace = true;
        history.replace(to, state);
        takesPlace = false;
      } else history.push(to, state);
    },
    replace(to: To, state?: unknown) {
      history.replace(to, isOnLayer ? withMark(state) : state);
    },
    listen(listener) {
      const stopWatching = watchLayers(addEntry);
      const tell = (update: Update) => {
        const wasOnLayer = isOnLayer;
        isOnLayer = hasMark(update.location);
        if (update.action === NavigationType.Pop || !isOnLayer) changed = null;
        else if (update.action === NavigationType.Replace)
          changed = history.createHref(update.location) === own ? null : update.location;
        isLoading = true;
        // The entry of a layer is no step of the router's.
        const { delta } = update;
        listener({
          ...update,
          action: takesPlace ? NavigationType.Push : update.action,
          delta: wasOnLayer && delta !== null && delta < 0 ? delta + 1 : delta,
        });
      };
      const stop = history.listen((update) => {
        if (isSilent) return;
        switch (stepOf(update, isOnLayer)) {
          case 'router':
            return tell(update);
          case 'forward-to-layer':
            // It is not opened again.
            isReturning = true;
            isOnLayer = true;
            return history.go(-1);
          case 'back-from-layer':
            return leaveLayer();
        }
      });
      return () => {
        stopWatching();
        stop();
      };
    },
  };
}

/** Whose step it is: the router hears of none between a page's own entry and that of its layer. */
function stepOf({ action, location, delta }: Update, isOnLayer: boolean) {
  if (action !== NavigationType.Pop || isOnLayer === hasMark(location)) return 'router';
  if (delta === 1 && !isOnLayer) return 'forward-to-layer';
  return delta === -1 && isOnLayer ? 'back-from-layer' : 'router';
}

/** Whether an entry of the history is that of a layer. */
export function hasMark({ state }: Pick<Location, 'state'>): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

function withMark(state: unknown): object {
  return { ...(typeof state === 'object' ? state : {}), [MARK]: true };
}

function unmarked(location: Location): Location {
  const { [MARK]: _, ...state } = location.state;
  return { ...location, state };
}
