import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { rememberScroll, scrollPlace } from '../ui/scroll-places.ts';

/**
 * On a new page the focus moves to its heading, so that screen readers announce it, and the view scrolls to the top; on Back,
 * to its former position. A change of only the query does not count.
 */
export function useArrival(): void {
  const { pathname, key, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => rememberScroll(key);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash) return;
    window.scrollTo(0, kind === NavigationType.Pop ? scrollPlace(key) : 0);
    return focusHeading();
  }, [pathname, key, kind, hash]);
}

const HEADING_WAIT_MS = 5_000;

/** The heading may appear later, with the page's data; until then the page itself has the focus. Returns a function that stops waiting. */
function focusHeading(): () => void {
  const main = document.getElementById('content');
  if (!main) return () => {};
  const focusIt = () => {
    const heading = main.querySelector<HTMLElement>('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focusIt()) return () => {};
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    // Do not move the focus if the visitor has moved it meanwhile.
    if (document.activeElement !== main || focusIt()) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => watch.disconnect(), HEADING_WAIT_MS);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
