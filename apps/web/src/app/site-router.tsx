import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as browserHistory, Router } from 'react-router';
import { guardedHistory, type SiteHistory } from './guarded-history.ts';
import { layeredHistory } from './layered-history.ts';
import { forgetDocumentHead } from './take-over.ts';

interface SiteRouterProps {
  /** Replaces the browser's history, for tests. */
  history?: SiteHistory;
  children: ReactNode;
}

/** The router of the site: like BrowserRouter, with a history that asks before unsaved changes are lost. */
export function SiteRouter({ history: given, children }: SiteRouterProps) {
  const [layered] = useState(() => layeredHistory(given ?? browserHistory({ v5Compat: true })));
  const [history] = useState(() => guardedHistory(layered));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(
    () =>
      history.listen((update) => {
        forgetDocumentHead();
        startTransition(() => setPlace(update));
      }),
    [history],
  );
  useEffect(() => layered.pageShown(place.location), [place, layered]);
  return (
    <Router navigator={history} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
