import { inEnglish, isMessage } from '@marquee/kernel';

/** The same value with the English words of each message in it; stored messages are read from their JSON. */
export function inWords(value: unknown): unknown {
  if (typeof value === 'string') return /^\[?\{"/.test(value) ? storedInWords(value) : value;
  if (isMessage(value) && !('message' in value)) return inEnglish(value);
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inWords(one)]));
}

function storedInWords(text: string): unknown {
  try {
    const said = inWords(JSON.parse(text));
    return typeof said === 'string' ? said : JSON.stringify(said);
  } catch {
    return text;
  }
}
