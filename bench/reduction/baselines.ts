import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';

/** What is left of a page when its scripts, styles and tags are taken away. */
export function stripTags(html: string): string {
  const shown = html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#0?39;|&rsquo;|&#8217;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&ndash;|&#8211;/g, '–')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
  return shown
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The text that Firefox's reader view would show; empty where it finds no article. */
export function readable(html: string): string {
  try {
    const { document } = parseHTML(html);
    const article = new Readability(document).parse();
    return article
      ? `${article.title ?? ''}\n${(article.textContent ?? '').replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n')}`
      : '';
  } catch {
    return '';
  }
}
