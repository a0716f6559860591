import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const places = new Map<string, number>();

/**
 * On arriving at another page the focus goes to its heading, so that it is read out, and the view to its top; on going back,
 * to where the visitor left it. A change of the query alone is no arrival.
 */
export function useArrival(): void {
  const { pathname, key, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef(pathname);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash) return;
    window.scrollTo(0, kind === NavigationType.Pop ? (places.get(key) ?? 0) : 0);
    return focusHeading();
  }, [pathname, key, kind, hash]);
}

const HEADING_WAIT_MS = 5_000;

/** The heading may come later, with the page's data; until then the page itself holds the focus. Gives the way to stop waiting. */
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
    // A visitor who has moved on by then is left where they are.
    if (document.activeElement !== main || focusIt()) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => watch.disconnect(), HEADING_WAIT_MS);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
