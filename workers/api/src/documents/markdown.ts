import { shownLine, shownText } from '@marquee/kernel';

/** Characters that mean something anywhere in a line (CommonMark, GFM); a backslash before each makes it the character it is. */
const ANYWHERE = /[\\`*_[\]<>&|~]/g;
/** What would begin a heading, a list or a line below a heading; and what would end a heading. */
const AT_ITS_ENDS = /^(?=[#+=-])|(?<=^\d+)(?=[.)])|(?=#+$)/g;

/** A text of others on one line of Markdown: it stays the text it is. */
export function inline(text: string): string {
  return plain(shownLine(text));
}

/** A text of others as a quotation, line by line. */
export function quoted(text: string): string {
  return shownText(text)
    .trim()
    .split('\n')
    .map((line) => `> ${plain(line.trim())}`.trimEnd())
    .join('\n');
}

/** An address in angle brackets, or nothing for what is none. */
export function address(url: string | null): string {
  return url !== null && URL.canParse(url) && /^https?:/.test(url)
    ? `<${new URL(url).href.replace(/[<>]/g, encodeURIComponent)}>`
    : '';
}

const plain = (line: string) => line.replace(ANYWHERE, '\\$&').replace(AT_ITS_ENDS, '\\');
