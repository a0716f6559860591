import type { Event } from '@marquee/contract';
import { categoryName, categoryNamed } from '../features/events/categories.ts';
import { badgesOf, type ShownBadge } from '../features/events/conditions.ts';
import { dayOfMonth, month, type Times, weekday } from '../features/events/local-time.ts';
import { pictureSizes } from '../features/events/picture-sizes.ts';
import { imagesOf, madeLabel } from '../features/events/repeated-images.ts';
import { isOngoing } from '../features/events/zones.ts';
import { eventsPath } from '../features/place/place-address.ts';
import { t } from '../messages/site.ts';
import { css, html, icon, type Markup } from './markup.ts';
import { poster } from './poster.ts';

/** ui/boot.css gives the category's color: the policy allows no style in the markup. */
export const hue = (category: string) => categoryNamed(category).toLowerCase();

/** features/events/event-image.tsx */
export function picture(
  event: Event,
  { width, height, isFirst = false, alt = '', isRepeated = false, motif }: Picture,
): Markup {
  const [found] = imagesOf(event);
  const url = found && !isRepeated ? found : null;
  const label = madeLabel(event, url);
  const made = label && html`<span class="${css('poster', 'made')}">${t(label)}</span>`;
  if (!url) return html`${poster(event, motif)}${made}`;
  const order = isFirst ? html`fetchpriority="high"` : html`loading="lazy"`;
  const sizes = pictureSizes(url, width > 480 ? 'page' : 'card');
  const ground =
    url === event.imageUrl &&
    event.imageColor &&
    html`<svg class="${css('poster', 'ground')}" color="${event.imageColor}" aria-hidden="true"></svg>`;
  return html`${ground}<img class="${css('poster', 'picture')}" src="${url}" alt="${alt}" width="${width}" height="${height}"${sizes && html` srcset="${sizes.srcSet}" sizes="${sizes.sizes}"`} decoding="async" ${order}>${made}`;
}

interface Picture {
  width: number;
  height: number;
  isFirst?: boolean;
  alt?: string;
  isRepeated?: boolean;
  motif?: number;
}

/** features/events/event-badges.tsx */
export function badges(event: Parameters<typeof badgesOf>[0], now: Date): Markup {
  return html`${badgesOf(event, undefined, now).map(({ tone, text, hasStar }) => badge(tone, html`${hasStar && icon('star')}${text}`))}`;
}

/** ui/badge.tsx */
export function badge(tone: ShownBadge['tone'], text: Markup | string): Markup {
  return html`<span class="${css('badge', 'badge', tone)}">${text}</span>`;
}

/** features/events/category-chips.tsx */
export function categoryChips(event: Event, max = event.categories.length): Markup {
  const hidden = event.categories.length - max;
  return html`<ul class="${css('category-chips', 'chips')}">${event.categories
    .slice(0, max)
    .map(
      (category) =>
        html`<li><a href="${eventsPath(event, category)}" class="${css('category-chips', 'chip')}" data-hue="${hue(category)}">${categoryName(category)}</a></li>`,
    )}${hidden > 0 && html`<li class="${css('category-chips', 'more')}">${t('event.moreChips', { n: hidden })}</li>`}</ul>`;
}

/** The stub of a ticket: weekday, day and month. `file` is the CSS module that styles it. */
export function stub(times: Times, file: string, now: Date): Markup {
  const ongoing = isOngoing(times, now);
  const date = ongoing ? (times.endDate ?? times.startDate) : times.startDate;
  const word = (text: string) => html`<span class="${css(file, 'word')}">${text}</span>`;
  return html`${word(ongoing ? t('event.nowShort') : weekday(date))}<span class="${css(file, 'day')}">${dayOfMonth(date)}</span>${word(month(date))}`;
}
