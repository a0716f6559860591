import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as browserHistory, Router } from 'react-router';
import { guardedHistory, type SiteHistory } from './guarded-history.ts';

interface SiteRouterProps {
  /** Where the browser's own is not the one. */
  history?: SiteHistory;
  children: ReactNode;
}

/** The router of the site: as BrowserRouter, on a history that asks before unsaved changes are left. */
export function SiteRouter({ history: given, children }: SiteRouterProps) {
  const [history] = useState(() => guardedHistory(given ?? browserHistory({ v5Compat: true })));
  const [place, setPlace] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((update) => startTransition(() => setPlace(update))), [history]);
  return (
    <Router navigator={history} location={place.location} navigationType={place.action}>
      {children}
    </Router>
  );
}
