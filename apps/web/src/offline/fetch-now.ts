/** As the page would fetch it. Offline the browser's own cache may still answer for a minute, but does not say how old that is. */
export function fetchNow(request: Request): Promise<Response> {
  return navigator.onLine ? fetch(request) : fetch(request, { cache: 'no-store' });
}
