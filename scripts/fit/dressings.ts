import { createHash } from 'node:crypto';

/** A page changed so that its words stay and its markup is a stranger's. */
export interface Dressing {
  name: string;
  dress(html: string): string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/gi;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

type Change = (tag: { name: string; attributes: Array<[name: string, value: string]> }) => {
  name: string;
  attributes: Array<[name: string, value: string]>;
};

/** Scripts and styles stay as they are, unless `withoutData` removed them. */
function eachTag(html: string, change: Change): string {
  return html
    .split(/(<script\b[\s\S]*?<\/script\s*>|<style\b[\s\S]*?<\/style\s*>|<!--[\s\S]*?-->)/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(TAG, (_all, close: string, name: string, rest: string, self: string) => {
            const attributes = [...rest.matchAll(ATTRIBUTE)].map(
              ([, key = '', value = '""']) => [key.toLowerCase(), unquoted(value)] as [string, string],
            );
            const made = change({ name: name.toLowerCase(), attributes });
            const written = made.attributes.map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
            return close ? `</${made.name}>` : `<${made.name}${written.join('')}${self}>`;
          }),
    )
    .join('');
}

const unquoted = (value: string) => (/^["']/.test(value) ? value.slice(1, -1) : value);

/** Machine-readable facts: JSON-LD and other data in scripts, microdata, RDFa, microformats' classes, `datetime`. */
const DATA = /^(?:item(?:scope|type|prop|ref|id)|typeof|property|vocab|about|resource|datatype|data-.+|datetime)$/;
const MICROFORMAT =
  /(?<![\w-])(?:h-event|h-feed|vevent|vcalendar|hcalendar|dtstart|dtend|summary|p-name|p-summary|dt-start|dt-end|p-location|value-title)(?![\w-])/g;

export const withoutData: Dressing = {
  name: 'without-data',
  dress: (html) =>
    eachTag(html.replace(/<script\b[\s\S]*?<\/script\s*>/gi, ''), ({ name, attributes }) => ({
      name,
      attributes:
        name === 'meta'
          ? attributes
          : attributes
              .filter(([key]) => !DATA.test(key))
              .map(([key, value]) => [key, key === 'class' ? value.replaceAll(MICROFORMAT, 'x') : value]),
    })),
};

/** Names of classes that a build tool made: alike where they were alike, without meaning. */
const namelessClasses: Dressing = {
  name: 'nameless-classes',
  dress: (html) =>
    eachTag(html, ({ name, attributes }) => ({
      name,
      attributes: attributes.map(([key, value]) =>
        key === 'class' || key === 'id'
          ? [key, value.split(/\s+/).filter(Boolean).map(hashed).join(' ')]
          : [key, value],
      ),
    })),
};

const hashed = (word: string) => `x${createHash('sha1').update(word).digest('hex').slice(0, 6).replace(/\d/g, 'q')}`;

const KEPT = new Set(['href', 'src', 'datetime', 'colspan', 'rowspan', 'content', 'name', 'rel', 'type', 'charset']);

const withoutAttributes: Dressing = {
  name: 'without-attributes',
  dress: (html) =>
    eachTag(html, ({ name, attributes }) => ({
      name,
      attributes: name === 'meta' ? attributes : attributes.filter(([key]) => KEPT.has(key)),
    })),
};

const EMPHATIC = /^(?:h[1-6]|b|strong|dt|dd|dl|article|section|header)$/;

/** Headings and emphasis that only a style sheet would show. */
const plainTags: Dressing = {
  name: 'plain-tags',
  dress: (html) =>
    eachTag(html, ({ name, attributes }) => ({
      name: EMPHATIC.test(name) ? (/^(?:b|strong)$/.test(name) ? 'span' : 'div') : name,
      attributes,
    })),
};

/** Nothing between two tags, as minifiers write pages. */
export const withoutBlanks: Dressing = {
  name: 'without-blanks',
  dress: (html) => html.replace(/>\s+</g, '><'),
};

export const DRESSINGS: readonly Dressing[] = [namelessClasses, withoutAttributes, plainTags, withoutBlanks];
