// The board for a television (apps/web/src/drawn/board.ts): one event after the other, its own clock, and a day without a connection.
// Televisions have old browsers: nothing here is newer than 2018.
{
  const SLIDE_MS = 14 * 1000;
  const TICK_MS = 5 * 1000;
  const REFRESH_MS = 5 * 60 * 1000;
  const RETRY_MS = 60 * 1000;
  const DAY_MS = 24 * 60 * 60 * 1000;
  /** So few of today's events are followed by those of the next day. */
  const FEW = 4;
  /** Where boards are kept for a start without a connection (apps/web/src/offline/boards.ts). */
  const KEPT = 'marquee-boards';
  const KEPT_MOST = 10;
  /** How far the picture moves, in rem, and after how many slides it has come around. */
  const SHIFT = { x: 0.9, y: 0.7, steps: 48 };

  const { body, documentElement: root } = document;
  const main = document.querySelector('main');
  const one = (name) => document.querySelector(name);
  const isReal = body.dataset.at !== undefined;
  const openedAt = Date.now();
  let at = Date.parse(body.dataset.at);
  // A television's own clock may be wrong by hours: the time of the last answer corrects it.
  let ahead = 0;
  let isCut = false;
  let shown = null;
  let step = 0;
  let isPaused = false;

  const now = () => Date.now() + ahead;
  const locale = root.lang === 'es' ? 'es-US' : 'en-US';
  const formats = {};
  const format = (zone, options) => {
    const key = `${zone} ${JSON.stringify(options)}`;
    formats[key] = formats[key] || new Intl.DateTimeFormat(locale, Object.assign({ timeZone: zone }, options));
    return formats[key];
  };
  const CLOCK = { hour: 'numeric', minute: '2-digit' };
  const clockTime = (instant) => format(body.dataset.zone, CLOCK).format(instant);

  /** A wall time in a zone, `2026-12-05T19:30`. */
  function wall(zone, instant) {
    const parts = {};
    const options = {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    };
    for (const { type, value } of format(zone, options).formatToParts(instant)) parts[type] = value;
    return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
  }

  /** The slides that are worth showing now: what is over is left out, and what comes later waits until today is nearly over. */
  function current() {
    const slides = Array.from(main.querySelectorAll('[data-until]'));
    if (now() - at > DAY_MS) return [one('.old')];
    const left = slides.filter(({ dataset }) => dataset.until > wall(dataset.zone, now()));
    const dayOf = ({ dataset }) => dataset.day || '';
    const today = left.filter((slide) => dayOf(slide) <= wall(slide.dataset.zone, now()).slice(0, 10));
    if (left.length === 0) return [one('.none')];
    if ('all' in body.dataset || today.length >= FEW) return 'all' in body.dataset ? left : today;
    const later = left.filter((slide) => !today.includes(slide)).map(dayOf);
    const next = later.reduce((first, day) => (day < first ? day : first), later[0]);
    return left.filter((slide) => today.includes(slide) || dayOf(slide) === next);
  }

  /** Today, tonight and tomorrow by the clock of now, which may be a day after the answer. */
  function nameDay(slide) {
    const { day, hour, zone } = slide.dataset;
    if (!day) return;
    const label = slide.querySelector('.day');
    label.dataset.date = label.dataset.date || label.textContent;
    const today = wall(zone, now()).slice(0, 10);
    const tomorrow = new Date(Date.parse(`${today}T12:00Z`) + DAY_MS).toISOString().slice(0, 10);
    const { today: todayWord, tonight, tomorrow: tomorrowWord } = body.dataset;
    const word = day === today ? (Number(hour) >= 17 ? tonight : todayWord) : day === tomorrow ? tomorrowWord : '';
    label.textContent = word || label.dataset.date;
  }

  function show(by) {
    const slides = current();
    const before = slides.indexOf(shown);
    // A slide that left the round: the next begins where it stood.
    shown = slides[before < 0 ? 0 : (before + by + slides.length) % slides.length];
    for (const slide of main.children) slide.classList.toggle('on', slide === shown);
    nameDay(shown);
    const bulbs = one('.bulbs');
    while (bulbs.children.length > slides.length) bulbs.lastChild.remove();
    while (bulbs.children.length < slides.length) bulbs.append(document.createElement('i'));
    slides.forEach((slide, n) => bulbs.children[n].classList.toggle('lit', slide === shown));
    step++;
    const turn = (step / SHIFT.steps) * 2 * Math.PI;
    one('.stage').style.transform =
      `translate(${(Math.sin(turn) * SHIFT.x).toFixed(2)}rem,${(Math.sin(2 * turn) * SHIFT.y).toFixed(2)}rem)`;
  }

  function tick() {
    one('.clock time').textContent = clockTime(now());
    one('.clock span').textContent = format(body.dataset.zone, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
    }).format(now());
    const isToday = wall(body.dataset.zone, at).slice(0, 10) === wall(body.dataset.zone, now()).slice(0, 10);
    const time = isToday
      ? clockTime(at)
      : format(body.dataset.zone, Object.assign({ weekday: 'long' }, CLOCK)).format(at);
    root.classList.toggle('cut', isCut);
    one('.state').textContent = (isCut ? body.dataset.offline : body.dataset.updated).replace('{time}', time);
  }

  /** Reads the board anew. */
  async function refresh() {
    try {
      const sentAt = Date.now();
      const response = await fetch(location.href, { cache: 'no-cache' });
      if (!response.ok) throw new Error(String(response.status));
      const date = Date.parse(response.headers.get('date'));
      if (date) ahead = date - (sentAt + Date.now()) / 2;
      const kept = response.clone();
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const read = Date.parse(page.body.dataset.at);
      if (!read) throw new Error('no board');
      at = read;
      isCut = false;
      keep(kept).catch(() => {});
      // Once a day the whole page, with what a new version brings.
      if (Date.now() - openedAt > DAY_MS) return location.reload();
      replace(page);
    } catch {
      isCut = true;
    }
    tick();
    setTimeout(() => void refresh(), isCut ? RETRY_MS : REFRESH_MS);
  }

  /** For a start without a connection. A full disk or a plain connection keeps nothing. */
  async function keep(response) {
    const cache = await caches.open(KEPT);
    await cache.put(location.href, response);
    const keys = await cache.keys();
    for (const { url } of keys.slice(0, -KEPT_MOST)) await cache.delete(url);
  }

  /** Puts up what was read, and stays at the event that is shown. */
  function replace(page) {
    const title = shown && shown.querySelector('h2').textContent;
    one('h1').textContent = page.querySelector('h1').textContent;
    while (main.firstChild) main.firstChild.remove();
    for (const slide of Array.from(page.querySelectorAll('.slide'))) main.append(slide);
    shown = current().find((slide) => slide.querySelector('h2').textContent === title) || null;
    show(0);
  }

  if (isReal) {
    root.classList.add('run');
    // A picture that cannot be loaded leaves its drawing.
    main.addEventListener('error', ({ target }) => target.tagName === 'IMG' && target.remove(), true);
    for (const image of Array.from(document.images)) if (image.complete && image.naturalWidth === 0) image.remove();
    // A remote control or a keyboard may turn the pages, stop them, and fill the screen; nobody has to.
    addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowRight') show(1);
      if (key === 'ArrowLeft') show(-1);
      if (key === ' ') isPaused = !isPaused;
      if (key === 'Enter' || key === 'f') fill();
    });
    addEventListener('click', fill);
    show(0);
    tick();
    setInterval(() => !isPaused && show(1), SLIDE_MS);
    setInterval(tick, TICK_MS);
    keepAwake();
    document.addEventListener('visibilitychange', keepAwake);
    void refresh();
    // It starts the board without a connection.
    if (navigator.serviceWorker) navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  }

  function fill() {
    if (!document.fullscreenElement && root.requestFullscreen) root.requestFullscreen().catch(() => {});
  }

  /** A computer behind a television must not go to sleep. */
  function keepAwake() {
    if (document.visibilityState === 'visible' && navigator.wakeLock)
      navigator.wakeLock.request('screen').catch(() => {});
  }
}
