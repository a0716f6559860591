import { badParam, unknownId } from './fault.ts';
import { findIntent } from './intents.ts';
import { groupOf, integerOf, onlyParams, type Params, textOf } from './params.ts';
import { newestFirst, type World } from './state.ts';

interface Listed {
  id: string;
  created: number;
  object?: string;
  payment_intent?: unknown;
  charge?: unknown;
  type?: unknown;
}

export interface Page {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Listed[];
}

const KNOWN = ['created', 'expand', 'limit', 'starting_after'];

/** The newest first, ten or `limit` of them, after `starting_after` (docs.stripe.com/api/pagination). `by` names fields to choose by. */
export function listObjects(
  world: World,
  params: Params,
  all: ReadonlyMap<string, Listed>,
  { url, by = [] }: { url: string; by?: ReadonlyArray<'charge' | 'payment_intent' | 'type'> },
): Page {
  onlyParams(params, [...KNOWN, ...by]);
  const limit = integerOf(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw badParam('This value must be between 1 and 100.', 'limit', 'parameter_invalid_integer');
  const chosen = newestFirst(all).filter(spanOf(params));
  const fitting = by.reduce((some, field) => withField(world, params, some, field), chosen);
  const after = textOf(params, 'starting_after');
  const at = after === undefined ? 0 : fitting.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && at === 0) throw unknownId('object', after, 'starting_after');
  return { object: 'list', url, has_more: at + limit < fitting.length, data: fitting.slice(at, at + limit) };
}

function spanOf(params: Params): (one: Listed) => boolean {
  const created = groupOf(params, 'created');
  onlyParams(created, ['gt', 'gte', 'lt', 'lte']);
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => integerOf(created, name));
  return ({ created: at }) =>
    at > (gt ?? -1) &&
    at >= (gte ?? 0) &&
    at < (lt ?? Number.POSITIVE_INFINITY) &&
    at <= (lte ?? Number.POSITIVE_INFINITY);
}

function withField(
  world: World,
  params: Params,
  some: Listed[],
  field: 'charge' | 'payment_intent' | 'type',
): Listed[] {
  const wanted = textOf(params, field);
  if (wanted === undefined) return some;
  if (field === 'payment_intent') findIntent(world, wanted, field);
  return some.filter((one) => one[field] === wanted);
}
