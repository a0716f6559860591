import { type Announced, posterArt } from '../features/events/poster/poster-art.ts';
import { HEIGHT, WIDTH } from '../features/events/poster/shapes.ts';
import { css, html, ICON, type Markup } from './markup.ts';

/** features/events/poster/poster.tsx */
export function poster(event: Announced): Markup {
  const { category, print, shapes } = posterArt(event);
  return html`<div class="${css('poster', 'poster')}" data-hue="${category.toLowerCase()}" data-print="${print}"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="${css('poster', 'art')}">${shapes.map(
    ({ d, ink, opacity }) =>
      html`<path d="${d}" fill="var(--ink-${ink})"${opacity !== undefined && html` opacity="${opacity}"`}></path>`,
  )}</svg><span class="${css('poster', 'sign')}">${ICON}</span></div>`;
}
