import { ACCESS_KEYS, CATEGORIES, EMOTIONS, FILTER_KEYS, keptFilterFields, RADII } from '@marquee/contract';
import type { ModelTool } from '@marquee/kernel';
import { z } from 'zod';
import { DAY_PARTS, PARTIES } from '../reading/wish.ts';

/** Models of strict providers send null for what they leave out. */
const cleared = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null))
    : value;

const words = z.string().max(100);
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const categories = z.array(z.enum(CATEGORIES)).max(4);

export const searchArguments = z.preprocess(
  cleared,
  z.strictObject({
    words: words.optional(),
    categories: categories.default([]),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    part: z.enum(DAY_PARTS).optional(),
    after: clock.optional(),
    before: clock.optional(),
    ...keptFilterFields,
    access: z.array(z.enum(ACCESS_KEYS)).optional(),
    mostDollars: z.number().min(0).max(10_000).optional(),
    party: z.enum(PARTIES).optional(),
    sort: z.enum(['price', 'popular']).optional(),
    notWords: z.array(words).max(6).default([]),
    notCategories: categories.default([]),
    city: z.string().max(80).optional(),
    state: z.string().length(2).optional(),
    within: z.literal(RADII).optional(),
    unseen: z.boolean().default(false),
  }),
);
export type SearchArguments = z.output<typeof searchArguments>;

const handle = z.string().regex(/^[es]\d{1,2}$/);
export const eventArguments = z.preprocess(cleared, z.strictObject({ handle }));
export const noArguments = z.preprocess(cleared, z.strictObject({}));
export const finalArguments = z.preprocess(
  cleared,
  z.object({
    text: z.string().max(4_000),
    events: z.array(z.string().max(20)).max(20).default([]),
    emotion: z.enum(EMOTIONS).default('thoughtful').catch('thoughtful'),
  }),
);

const text = { type: 'string' };
const many = (of: readonly string[]) => ({ type: 'array', items: { type: 'string', enum: of } });
const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** Ends the turn. */
export const ANSWER: ModelTool = {
  name: 'answer',
  description: 'Ends your turn with an answer for the person.',
  parameters: object(
    {
      text: {
        ...text,
        description: 'One to three short sentences. Name an event only by its handle in brackets: [e1].',
      },
      events: { type: 'array', items: text, maxItems: 3, description: 'Handles of this turn, the best first.' },
      emotion: { type: 'string', enum: EMOTIONS },
    },
    ['text', 'events'],
  ),
};

/** What the model may call: reads of our own data, all without side effects. */
export const TOOLS: readonly ModelTool[] = [
  {
    name: 'search_events',
    description: 'Coming events that fit all of the given filters, the best first.',
    parameters: object({
      words: {
        ...text,
        description: 'One or two words that must occur, such as jazz. Leave out if categories say it.',
      },
      categories: many(CATEGORIES),
      from: { ...text, description: 'First day, YYYY-MM-DD' },
      to: { ...text, description: 'Last day, YYYY-MM-DD' },
      part: { type: 'string', enum: DAY_PARTS },
      after: { ...text, description: 'Starts at or after, HH:MM' },
      before: { ...text, description: 'Starts before, HH:MM' },
      ...Object.fromEntries(FILTER_KEYS.map((filter) => [filter, { type: 'boolean' }])),
      access: { ...many(ACCESS_KEYS), description: 'Ways of being accessible, all of them needed' },
      mostDollars: { type: 'number' },
      party: { type: 'string', enum: PARTIES },
      sort: { type: 'string', enum: ['price', 'popular'] },
      notWords: { type: 'array', items: text },
      notCategories: many(CATEGORIES),
      city: text,
      state: { ...text, description: 'Two letters' },
      within: { type: 'number', enum: RADII, description: 'Miles' },
      unseen: { type: 'boolean', description: 'Only events that were not shown in this session' },
    }),
  },
  {
    name: 'get_event',
    description: 'One event by a handle of this turn (e1) or of an earlier answer (s1).',
    parameters: object({ handle: text }, ['handle']),
  },
  { name: 'nearby_cities', description: 'Cities with events near the person’s city.', parameters: object({}) },
  {
    name: 'list_categories',
    description: 'Kinds of events in the person’s city, with their numbers.',
    parameters: object({}),
  },
  ANSWER,
];
