import { type Announced, posterArt } from '../features/events/poster/poster-art.ts';
import { HEIGHT, WIDTH } from '../features/events/poster/shapes.ts';
import { css, html, type Markup } from './markup.ts';

const of = (name: string) => css('poster', name);

/** features/events/poster/poster.tsx */
export function poster(event: Announced, motif?: number): Markup {
  const { category, print, layout, tint, size, shapes } = posterArt(event, motif);
  const venue = event.venue && html`<span class="${of('venue')}" data-words="${event.venue}"></span>`;
  return html`<div class="${of('poster')}" data-hue="${category.toLowerCase()}" data-print="${print}" data-layout="${layout}" data-tint="${tint}" aria-hidden="true"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" class="${of('art')}">${shapes.map(
    ({ d, ink, opacity }) =>
      html`<path d="${d}" fill="var(--ink-${ink})"${opacity !== undefined && html` opacity="${opacity}"`}></path>`,
  )}</svg><span class="${of('words')}"><span class="${of('title')}" data-size="${size}" data-words="${event.title}"></span>${venue}</span></div>`;
}
