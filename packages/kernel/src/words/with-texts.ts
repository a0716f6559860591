import { isMessage, type MessageValue, type Sentence } from './message.ts';

/** The same sentence with each text that it quotes changed, such as by `redact`. */
export function withTexts<S extends Sentence>(sentence: S, change: (text: string) => string): S {
  return changed(sentence, change) as S;
}

function changed(value: MessageValue | Sentence, change: (text: string) => string): MessageValue {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change)) as MessageValue;
  if (!isMessage(value) || value.values === undefined) return value;
  const values = Object.entries(value.values).map(([name, one]) => [name, changed(one, change)] as const);
  return { ...value, values: Object.fromEntries(values) };
}
