import type { LocalDate } from '@marquee/kernel';
import { readStated } from '../../candidates/days/stated.ts';
import { addDays } from '../../candidates/times/local.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { attribute, type ElementNode, elements } from '../../document/html/dom.ts';
import { textIn } from '../../document/html/element-text.ts';
import type { ElementValue } from '../schema-nodes/build.ts';
import { momentIn } from '../schema-nodes/element-value.ts';
import { classesOf } from './class-names.ts';

/**
 * The value of an element, by the rules of microformats2 parsing and the value-class pattern: parts marked `value` or `value-title`,
 * otherwise the attribute for it, otherwise the text.
 */
export function textValue(element: ElementNode): ElementValue | null {
  const parts = partsOf(element);
  const [first] = parts;
  if (first)
    return {
      ...first,
      text: parts.map(({ text }) => text).join(first.attribute === 'title' ? ' ' : ''),
      verbatim: first.text,
    };
  return own(element);
}

/** The target of a link or image, otherwise the text. */
export function addressValue(element: ElementNode): ElementValue | null {
  for (const name of ['href', 'src', 'data']) {
    const text = attribute(element, name);
    if (text?.trim()) return { text, element, attribute: name };
  }
  const [inner] = elements(element).filter((one) => one.name === 'a' || one.name === 'img');
  return inner ? addressValue(inner) : textValue(element);
}

/** A date, a time or both; separately marked parts are joined. The start's day completes an end that is only a time. */
export function momentValue(element: ElementNode, today: LocalDate, day: LocalDate | null): ElementValue | null {
  const parts = partsOf(element);
  const [first] = parts;
  if (!first) {
    const value = own(element);
    return value && settled(value, today, day);
  }
  const text = parts.map((part) => part.text.trim());
  const date = text.find((one) => /^\d{4}-?\d{2}-?\d{2}/.test(one)) ?? day;
  const time = text.find((one) => one !== date && findTimes(one).length > 0);
  const [mention] = time ? findTimes(time) : [];
  // A full moment is in one part; several parts are a date, a time and perhaps an offset.
  if (text.length === 1 || !date || !mention) return settled(first, today, day);
  const offset =
    text.find((one) => /^(?:z|[+-]\d{2}:?\d{2})$/i.test(one)) ?? /(?:z|[+-]\d{2}:?\d{2})$/i.exec(time ?? '')?.[0] ?? '';
  return { ...first, text: `${date.slice(0, 10)}T${mention.from}${offset}`, verbatim: first.text };
}

function settled(value: ElementValue, today: LocalDate, day: LocalDate | null): ElementValue {
  if (readStated(value.text)) return value;
  const ordinal = ordinalDate(value.text);
  if (ordinal) return { ...value, text: ordinal, verbatim: value.text };
  const [time] = day ? findTimes(value.text) : [];
  const text = momentIn(value.text, today) ?? (day && time ? `${day}T${time.from}` : null);
  return text ? { ...value, text, verbatim: value.text } : value;
}

/** `2013-034` is the 34th day of its year (ISO 8601, which microformats2 allows); null for anything else. */
function ordinalDate(text: string): LocalDate | null {
  const [, year, day] = /^(\d{4})-(\d{3})$/.exec(text.trim()) ?? [];
  if (!year || Number(day) < 1 || Number(day) > 366) return null;
  const date = addDays(`${year}-01-01`, Number(day) - 1);
  return date.startsWith(year) ? date : null;
}

function partsOf(element: ElementNode): ElementValue[] {
  return elements(element)
    .filter((one) => classesOf(one).some((name) => name === 'value' || name === 'value-title'))
    .flatMap((one) => (classesOf(one).includes('value-title') ? titleOf(one) : own(one)) ?? []);
}

function own(element: ElementNode): ElementValue | null {
  const names =
    element.name === 'abbr' || element.name === 'acronym'
      ? ['title']
      : /^(?:time|ins|del)$/.test(element.name)
        ? ['datetime']
        : element.name === 'img' || element.name === 'area'
          ? ['alt']
          : /^(?:data|input|meter)$/.test(element.name)
            ? ['value']
            : [];
  for (const name of names) {
    const text = attribute(element, name);
    if (text?.trim()) return { text, element, attribute: name };
  }
  const text = textIn(element);
  return text ? { text, element } : titleOf(element);
}

function titleOf(element: ElementNode): ElementValue | null {
  const text = attribute(element, 'title');
  return text?.trim() ? { text, element, attribute: 'title' } : null;
}
