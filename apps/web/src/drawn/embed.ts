import type { Event } from '@marquee/contract';
import { isSentIn } from '@marquee/kernel/sent-in';
import { badgesOf, placeText } from '../features/events/conditions.ts';
import { cardDates, cardPrice, cardTime } from '../features/events/event-words.ts';
import { weekday } from '../features/events/local-time.ts';
import { isOngoing } from '../features/events/zones.ts';
import { capitalized } from '../messages/dates.ts';
import { language } from '../messages/language.ts';
import { sharingText } from '../messages/sharing.ts';
import { t } from '../messages/site.ts';
import { html, Markup } from './markup.ts';

/** A list for a frame on another site. */
export interface EmbeddedList {
  /** `Columbia, SC` or `South Carolina` */
  place: string;
  /** What it is narrowed by, in words: `Music · Free only`; empty for all events. */
  narrowed: string;
  events: readonly Event[];
  /** The page of ours with the same list, and the addresses that links begin with. */
  page: string;
  origin: string;
  now: Date;
}

interface Frame {
  /** Classes of the whole: theme and size, where they are not the usual ones. */
  look: string;
  style: string;
}

/** The whole document: no script, one style, and links that open outside of the frame. */
export function drawEmbed({ place, narrowed, events, page, origin, now }: EmbeddedList, frame: Frame): string {
  const title = sharingText('embed.title', { place });
  return documentOf(
    title,
    frame,
    html`<header><h1>${out(page, html`${title}`)}</h1>${narrowed !== '' && html`<p class="narrowed">${narrowed}</p>`}</header>
${
  events.length === 0
    ? html`<p class="none">${sharingText('embed.none')}</p>`
    : html`<ol>${events.map((event) => row(event, origin, now))}</ol>`
}
<footer><p><b>${sharingText('embed.from')} ${out(origin, html`${t('site.name')}`)}</b> · ${out(page, html`${sharingText('embed.all')}`)}</p><p>${sharingText('embed.check')}</p></footer>`,
  );
}

/** What stands in the frame when nobody knows the city. */
export function drawEmbedMissing(origin: string, frame: Frame): string {
  const title = sharingText('embed.missing');
  return documentOf(
    title,
    frame,
    html`<header><h1>${title}</h1></header><p class="none">${sharingText('embed.missingText')} ${out(`${origin}/cities`, html`${sharingText('embed.cities')}`)}</p>
<footer><p><b>${sharingText('embed.from')} ${out(origin, html`${t('site.name')}`)}</b></p></footer>`,
  );
}

function row(event: Event, origin: string, now: Date): Markup {
  const { title, source, status, startDate } = event;
  const [first] = badgesOf({ ...event, isFeatured: false });
  const isOff = status !== 'active';
  const day = isOngoing(event, now) ? '' : `${capitalized(weekday(startDate))}, `;
  return html`<li${isOff && html` class="off"`}><p class="when"><time datetime="${startDate}">${day}${cardDates(event, now)}</time><span>${cardTime(event)}</span></p>
<div><h2 dir="auto">${first && html`<span class="badge">${first.text}</span> `}${out(`${origin}/events/${encodeURIComponent(event.slug)}`, html`${title}`)}</h2>
<p class="fact"><bdi>${placeText(event)}</bdi> · ${cardPrice(event.price)}</p><p class="source">${isSentIn(event) ? t('event.sentIn') : sharingText('embed.source', { source })}</p></div></li>`;
}

const out = (href: string, words: Markup) => html`<a href="${href}" target="_blank" rel="noopener">${words}</a>`;

function documentOf(title: string, { look, style }: Frame, content: Markup): string {
  return html`<!doctype html>
<html lang="${language()}"${look !== '' && html` class="${look}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Markup(style)}</style></head>
<body><main class="list">${content}</main></body>
</html>
`.text;
}
