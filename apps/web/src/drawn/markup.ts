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

/** Keeps the space of an icon until the application draws it. */
export const ICON = html`<svg width="1.25em" height="1.25em" aria-hidden="true"></svg>`;
