// What must be known before the first paint; a module would come too late, and the policy allows no inline script.
{
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('marquee.theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is refused: the system's theme it is.
  }
  const { pathname, search } = location;
  // These headings are known before their events are: index.html draws them at once, in English.
  const [, chosen] = /(?:^|; )marquee\.language=(\w+)/.exec(document.cookie) ?? [];
  const isEnglish = !/^es\b/i.test(new URLSearchParams(search).get('lang') ?? chosen ?? navigator.language);
  if (isEnglish && pathname === '/') root.dataset.opens = 'home';
  if (isEnglish && pathname === '/events' && !new URLSearchParams(search).get('q')) root.dataset.opens = 'listing';
  try {
    // A document of the default city is not shown to a visitor who chose another one.
    const city = JSON.parse(localStorage.getItem('marquee.city'));
    if (city && (pathname === '/' || pathname === '/events') && !new URLSearchParams(search).get('city'))
      root.dataset.place = 'chosen';
  } catch {
    // Nothing was chosen.
  }
  // The browser keeps the answer for the code, which asks for the same as soon as it has come; most documents bring it along.
  if (/^\/events\/[^/]+$/.test(pathname) && !document.querySelector('[data-of-page]'))
    fetch(`/api${pathname}`).catch(() => {});
}
