import type { Category } from '@marquee/contract';
import { ICON_PATHS } from '../ui/icon-paths.ts';
import { SIGN_PATHS } from '../ui/sign-paths.ts';

/** HTML that is safe to send: made by `html` only. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[];

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}

/** A template of HTML: values are escaped, also inside quoted attributes; null, undefined and false leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => text + textOf(parts[index - 1]) + string));
}

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return part.map(textOf).join('');
  return escaped(String(part));
}

/**
 * Names of a CSS module as the build writes them (scripts/deploy/class-names.ts): `css('ticket', 'stub')` is the class `stub` of
 * ticket.module.css.
 */
export function css(file: string, ...names: Array<string | false>): string {
  return names
    .filter((name) => name !== false)
    .map((name) => `${file}_${name}`)
    .join(' ');
}

/** An icon as ui/icons.tsx draws it. */
export function icon(name: keyof typeof ICON_PATHS | Category): Markup {
  const path = name in ICON_PATHS ? ICON_PATHS[name as keyof typeof ICON_PATHS] : SIGN_PATHS[name as Category];
  return html`<svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"></path></svg>`;
}
