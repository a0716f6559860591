import type { Role } from '@marquee/kernel';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type Location, UNSAFE_createMemoryHistory as memoryHistory, useLocation } from 'react-router';
import { callPath } from '../../src/api/call.ts';
import { forgetCopies } from '../../src/api/copy-store.ts';
import { CrashBoundary } from '../../src/app/crash-boundary.tsx';
import { forgetOwnTime } from '../../src/app/forget-own-time.ts';
import { hasMark } from '../../src/app/layered-history.ts';
import { Notifications } from '../../src/app/notifications.tsx';
import { makeQueries } from '../../src/app/queries.ts';
import { AppRoutes } from '../../src/app/routes.tsx';
import { SiteRouter } from '../../src/app/site-router.tsx';
import { conversation } from '../../src/features/concierge/conversation.ts';
import { setUser, type User } from '../../src/session/session.ts';
import { SessionEvents } from '../../src/session/session-events.tsx';
import { closeToast, currentToast } from '../../src/ui/toast-store.ts';
import { type Answers, StubbedApi } from './api.ts';
import { QUIET } from './quiet.ts';

/** Uncaught exceptions: each fails its test. */
export const uncaught: string[] = [];
window.addEventListener('error', ({ message }) => uncaught.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));

export interface OpenSite {
  api: StubbedApi;
  /** Path and query of where the visitor is. */
  at: () => string;
  /** To another address, as a link leads there. */
  to: (path: string) => void;
  /** Back and forward, as the browser's own buttons go. */
  go: (steps: number) => void;
  /** Whether Back would close what lies over the page. */
  hasLayerEntry: () => boolean;
}

let open: { root: Root; host: HTMLElement; queries: QueryClient; api: StubbedApi } | null = null;
const realFetch = window.fetch.bind(window);

export function personOf(role: Role): User {
  return {
    id: `u-${role}`,
    email: `${role}@example.org`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    role,
    isAdmin: role === 'admin',
  };
}

/** The whole site as main.tsx draws it, at an address, its API answered by the test. Several paths are the visitor's way to the last. */
export function openSite(path: string | string[], answers: Answers = {}): OpenSite {
  return draw(path, answers, <AppRoutes />);
}

/** A part of the site alone, where no screen is needed to show what it does. */
export function openPart(part: ReactNode, answers: Answers = {}): OpenSite {
  return draw('/', answers, <main>{part}</main>);
}

function draw(path: string | string[], answers: Answers, content: ReactNode): OpenSite {
  if (open) throw new Error('The site is open already; close it first');
  // The concierge opens by itself after ten seconds: a test that is about that forgets this.
  sessionStorage.setItem('marquee.conciergeOpened', '1');
  const api = new StubbedApi({ ...QUIET, ...answers });
  window.fetch = api.fetch;
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'root';
  const root = createRoot(host);
  const queries = makeQueries();
  const history = memoryHistory({ initialEntries: [path].flat(), v5Compat: true });
  let location: Location | null = null;
  const onMove = (next: Location) => (location = next);
  open = { root, host, queries, api };
  root.render(
    <StrictMode>
      <CrashBoundary>
        <QueryClientProvider client={queries}>
          <SiteRouter history={history}>
            <Whereabouts onMove={onMove} />
            <SessionEvents onPerson={forgetOwnTime} />
            {content}
            <Notifications />
          </SiteRouter>
        </QueryClientProvider>
      </CrashBoundary>
    </StrictMode>,
  );
  return {
    api,
    at: () => (location ? location.pathname + location.search : ''),
    to: (next) => history.push(next),
    go: (steps) => history.go(steps),
    hasLayerEntry: () => hasMark(history.location),
  };
}

function Whereabouts({ onMove }: { onMove: (location: Location) => void }) {
  onMove(useLocation());
  return null;
}

/** As a visitor leaves: another `openSite` is a reload. What this browser keeps stays. */
export async function leaveSite(): Promise<string[]> {
  if (!open) return [];
  const { root, host, queries, api } = open;
  open = null;
  root.unmount();
  host.remove();
  queries.clear();
  forgetCopies(Number.POSITIVE_INFINITY);
  await forgetAnswers();
  return api.faults;
}

/** Leaves, and puts back whatever the site or this browser remembers. Gives what was answered wrongly. */
export async function closeSite(): Promise<string[]> {
  const faults = await leaveSite();
  window.fetch = realFetch;
  const toast = currentToast();
  if (toast) closeToast(toast.id);
  setUser(new QueryClient(), null, false);
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  conversation.change({ messages: [], events: null, isBusy: false });
  delete document.documentElement.dataset.theme;
  window.scrollTo(0, 0);
  return faults;
}

let writes = 0;

/** Answers are shared for a second (spec: REQ-03), but none outlives a write: the test's own write ends the wait. */
export async function forgetAnswers(): Promise<void> {
  const before = (target: RequestInfo | URL, init?: RequestInit) =>
    open?.api.fetch(target, init) ?? realFetch(target, init);
  window.fetch = () => Promise.resolve(Response.json({}));
  writes += 1;
  await callPath(['POST', '/api/nothing', 'public'], { body: writes });
  window.fetch = before;
}
