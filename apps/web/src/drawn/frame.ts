import { t } from '../messages/site.ts';
import { css, html, type Markup } from './markup.ts';

/** The frame of every public page (app/site-shell.tsx), without what needs a script: the account, the city and the menu. */
export function frame(content: Markup): Markup {
  return html`<div class="drawn ${css('site-shell', 'shell')}"><header class="${css('nav-bar', 'bar')}"><div class="${css('nav-bar', 'inner')}">
<a href="/" class="${css('nav-bar', 'logo')}"><span class="${css('logo', 'logo')}"><span class="${css('logo', 'bulbs')}"></span>${t('site.name')}<span class="${css('logo', 'bulbs')}"></span></span></a>
<nav class="${css('nav-bar', 'links')}" aria-label="${t('nav.label')}"><a href="/events">${t('nav.discover')}</a><a href="/cities">${t('nav.cities')}</a></nav>
</div></header><main class="${css('site-shell', 'main')}">${content}</main></div>`;
}

/** The head of a page (ui/canopy.tsx). */
export function canopy(content: Markup): Markup {
  return html`<div class="${css('canopy', 'canopy')}"><div class="${css('canopy', 'inner')}">${content}</div><div class="${css('bulbs', 'row')} ${css('canopy', 'bulbs')}"></div></div>`;
}
