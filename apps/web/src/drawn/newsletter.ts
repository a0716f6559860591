import type { Place } from '../features/place/place-address.ts';
import { LANGUAGE_PARAM, LANGUAGES, language } from '../messages/language.ts';
import { newsletterText } from '../messages/newsletter.ts';
import { css, html, icon, type Markup } from './markup.ts';

/** Where the form is posted (workers/api/src/mount/newsletter-form.ts). */
export const NEWSLETTER_FORM = '/api/newsletters/form';

const field = (name: string) => css('field', name);

/** features/newsletter/sign-up.tsx, with a form that works without scripts. */
export function drawNewsletter({ city, state }: Place): Markup {
  const own = (name: string) => css('newsletter', name);
  const languages = LANGUAGES.map(
    (each) =>
      html`<option value="${each}"${each === language() && html` selected`}>${newsletterText(`newsletter.${each}`)}</option>`,
  );
  return html`<details class="${own('sign')}"><summary class="${own('line')}">${newsletterText('newsletter.line', { place: city })}<span class="${css('button', 'button', 'secondary', 'sm')}">${newsletterText('newsletter.open')}</span></summary>
<div class="${own('box')}"><h2>${newsletterText('newsletter.title', { place: city })}</h2><p>${newsletterText('newsletter.text')}</p>
<form class="${own('form')}" method="post" action="${NEWSLETTER_FORM}?${LANGUAGE_PARAM}=${language()}"><input type="hidden" name="city" value="${city}"><input type="hidden" name="state" value="${state}"><div class="${field('field')}"><label class="${field('label')}" for="newsletter-email">${newsletterText('newsletter.email')}</label><input id="newsletter-email" class="${field('control')}" type="email" name="email" autocomplete="email" required></div><div class="${field('field')}"><label class="${field('label')}" for="newsletter-language">${newsletterText('newsletter.language')}</label><div class="${field('selectBox')}"><select id="newsletter-language" class="${css('field', 'control', 'select')}" name="language">${languages}</select>${icon('chevronDown')}</div></div><button class="${css('button', 'button', 'primary')}">${newsletterText('newsletter.send')}</button></form></div></details>`;
}
