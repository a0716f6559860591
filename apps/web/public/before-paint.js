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
  // In a built site the code waits in a template. A document that already shows its page lets its first picture come before it: on a
  // slow connection both would share the line. The code starts at once if nothing is shown yet, or if the visitor does something.
  const template = document.getElementById('code');
  if (template) {
    const isDrawn = document.querySelector('[data-of-page]') !== null;
    const copies = (name) => document.importNode(template.content, true).querySelectorAll(name);
    const load = () => {
      for (const { src } of copies('script')) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: src }));
      }
      document.head.append(...copies('link'));
    };
    const run = () => {
      for (const script of copies('script')) {
        script.async = false;
        document.head.append(script);
      }
    };
    if (!isDrawn) load();
    document.addEventListener('DOMContentLoaded', () => {
      if (!isDrawn) return run();
      const ACTIONS = ['pointerdown', 'keydown', 'touchstart'];
      const LONGEST_MS = 1000;
      let isStarted = false;
      const start = () => {
        if (isStarted) return;
        isStarted = true;
        for (const action of ACTIONS) removeEventListener(action, start, true);
        load();
        run();
      };
      for (const action of ACTIONS) addEventListener(action, start, { capture: true, passive: true });
      setTimeout(start, LONGEST_MS);
      // Two frames after the picture was decoded it has been painted.
      const painted = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
      const picture = document.querySelector('#root img[fetchpriority="high"]');
      if (!picture) return painted();
      picture.decode().then(painted, painted);
    });
  }
}
