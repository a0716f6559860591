// <marquee-events city="Columbia" state="SC" when="weekend">: a list or search on any site. An attribute for each parameter of /embed
// (docs/decisions/019-feeds.md). What the element holds is shown until the list is there, and stays if it cannot be read.
{
  const script = document.currentScript;
  const source = new URL('/embed', script ? script.src : location.href);
  const AGAIN_MS = 15 * 60 * 1000;
  // Every element has these; all others are the list's.
  const NOT_OURS = /^(?:class|dir|hidden|id|is|lang|part|role|slot|style|tabindex|title)$|-/;
  const trusted =
    window.trustedTypes && window.trustedTypes.createPolicy('marquee-events', { createHTML: (text) => text });

  class MarqueeEvents extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    }

    connectedCallback() {
      this.watcher = new MutationObserver(() => void this.load());
      this.watcher.observe(this, { attributes: true });
      this.onReturn = () => {
        if (document.visibilityState === 'visible' && Date.now() - this.readAt > AGAIN_MS) void this.load(true);
      };
      document.addEventListener('visibilitychange', this.onReturn);
      void this.load();
    }

    disconnectedCallback() {
      this.watcher.disconnect();
      document.removeEventListener('visibilitychange', this.onReturn);
    }

    address() {
      const url = new URL(source);
      for (const { name, value } of this.attributes)
        if (!NOT_OURS.test(name) && value) url.searchParams.set(name, value);
      const said = this.closest('[lang]');
      if (said && /^es\b/i.test(said.getAttribute('lang'))) url.searchParams.set('lang', 'es');
      return url.href;
    }

    async load(isAgain) {
      const address = this.address();
      if (address === this.shown && !isAgain) return;
      this.shown = address;
      this.readAt = Date.now();
      try {
        const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'origin' });
        if (!/^text\/html\b/.test(response.headers.get('content-type') || ''))
          throw new Error(`${address}: ${response.status}`);
        const text = await response.text();
        if (address === this.shown) this.draw(text);
      } catch (error) {
        // The next look, or the next change, tries again; what is shown stays.
        this.shown = null;
        console.warn('marquee-events:', error);
      }
    }

    draw(text) {
      // Parsed with the rest, the style would break the policy of a page that forbids styles in documents.
      const [whole, rules] = /<style>([^]*?)<\/style>/.exec(text);
      const markup = text.replace(whole, '');
      const page = new DOMParser().parseFromString(trusted ? trusted.createHTML(markup) : markup, 'text/html');
      const style = new CSSStyleSheet();
      style.replaceSync(`:host{display:block}:host([hidden]){display:none}${rules}`);
      const root = document.createElement('div');
      root.className = `root ${page.documentElement.className}`;
      root.lang = page.documentElement.lang;
      // A page has one main part and one first heading, and they are its own.
      const list = document.createElement('section');
      list.className = 'list';
      list.setAttribute('aria-label', page.title);
      list.append(...page.querySelector('main').childNodes);
      const level = Number(this.getAttribute('data-heading')) || 2;
      for (const [name, n] of [
        ['h1', level],
        ['h2', level + 1],
      ])
        for (const heading of list.querySelectorAll(name)) heading.setAttribute('aria-level', String(n));
      root.append(list);
      this.shadowRoot.adoptedStyleSheets = [style];
      this.shadowRoot.replaceChildren(root);
    }
  }

  if (!customElements.get('marquee-events')) customElements.define('marquee-events', MarqueeEvents);
}
