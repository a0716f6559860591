import { badParam, missing, type WireFault } from './fault.ts';

type Param = string | Params | Param[];
export interface Params {
  [name: string]: Param;
}

const MOST_PARAMS = 500;
const MOST_DEPTH = 6;
const NAME = /^([A-Za-z0-9_]+)((?:\[[A-Za-z0-9_.-]*\])*)$/;

/** `metadata[a]=1&expand[0]=b` or `expand[]=b`: names with brackets become objects, those with numbers or nothing in them lists. */
export function parseParams(text: string): Params {
  const params: Params = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    const match = NAME.exec(name);
    if (!match || count > MOST_PARAMS) throw badParam(`Invalid form: ${name.slice(0, 50)}`, name.slice(0, 50));
    const parts = [match[1] ?? '', ...[...(match[2] ?? '').matchAll(/\[([^\]]*)\]/g)].map((part) => part[1] ?? '')];
    if (parts.length > MOST_DEPTH) throw badParam(`Too deep: ${name.slice(0, 50)}`, name.slice(0, 50));
    put(params, parts, value, name);
  }
  return params;
}

function put(into: Params, [first = '', ...rest]: string[], value: string, name: string): void {
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const isList = /^\d*$/.test(rest[0] ?? '');
  const held = into[first] ?? (isList ? [] : (Object.create(null) as Params));
  if (typeof held === 'string' || Array.isArray(held) !== isList) throw badParam(`Invalid form: ${name}`, first);
  into[first] = held;
  if (!Array.isArray(held)) put(held, rest, value, name);
  else if (rest.length === 1) held.push(value);
  else throw badParam(`Invalid form: ${name}`, first);
}

/** Everything else is refused, as the provider does, and so is what this service does not know. */
export function onlyParams(params: Params, known: readonly string[]): void {
  const stranger = Object.keys(params).find((name) => !known.includes(name));
  if (stranger !== undefined) throw badParam(`Received unknown parameter: ${stranger}`, stranger, 'parameter_unknown');
}

export function textOf(params: Params, name: string, most = 1_000): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw badParam(`Invalid string: ${name}`, name);
  if (value.length > most) throw badParam(`Invalid string: ${name} is too long`, name);
  return value;
}

export function needText(params: Params, name: string): string {
  const value = textOf(params, name);
  if (value === undefined) throw missing(name);
  return value;
}

export function integerOf(params: Params, name: string): number | undefined {
  const value = textOf(params, name, 20);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) throw badParam(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  return Number(value);
}

export function groupOf(params: Params, name: string): Params {
  const value = params[name];
  if (value === undefined || value === '') return {};
  if (typeof value === 'string' || Array.isArray(value)) throw badParam('Invalid object', name);
  return value;
}

export function listOf(params: Params, name: string): string[] {
  const value = params[name];
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string')) throw badParam('Invalid array', name);
  return value as string[];
}

/** At most 50 names of 40 characters, with values of 500 (docs.stripe.com/api/metadata). */
export function metadataOf(params: Params): Record<string, string> {
  const entries = Object.entries(groupOf(params, 'metadata'));
  if (entries.length > 50) throw badParam('Metadata can have at most 50 keys.', 'metadata');
  for (const [name, value] of entries) {
    if (name.length > 40) throw badParam(`Metadata keys have at most 40 characters: ${name}`, 'metadata');
    if (typeof value !== 'string' || value.length > 500)
      throw badParam(`Metadata values are strings of at most 500 characters: ${name}`, `metadata[${name}]`);
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Cents, in the provider's bounds for US dollars. */
export function amountOf(params: Params): number {
  const amount = integerOf(params, 'amount');
  if (amount === undefined) throw missing('amount');
  if (amount < 1)
    throw badParam('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  if (amount > 99_999_999) throw badParam('Amount must be no more than $999,999.99', 'amount', 'amount_too_large');
  return amount;
}

export function tooSmall(): WireFault {
  return badParam('Amount must be at least $0.50 usd', 'amount', 'amount_too_small');
}
