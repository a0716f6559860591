import { type Endpoint, type Kind, type OwnedKind, ownerOf } from '@marquee/contract';
import { boosts, campaigns, follows, itineraries, payments } from '@marquee/db';
import type { Actor } from '@marquee/kernel';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../src/app-env.ts';
import { mount } from '../../src/mount/mount.ts';
import type { Api } from '../support.ts';

const LEVELS = ['public', 'user', 'venue_owner', 'promoter', 'admin'] as const;

/** A kind of thing that only tests know. */
export const THING: OwnedKind = 'thing' as never;

/** What is owned in tests, and by whom. */
const ownerIds = new Map<string, string>();
export const findOwner = async (_deps: unknown, id: string): Promise<string | null> => ownerIds.get(id) ?? null;

/** Receipts have numbers of their own. */
let made = 1;

type Make = (api: Api, userId: string) => Promise<string>;

/** How a test makes a thing of a kind for somebody, and gives its id; a kind that the contract adds must be added here. */
const MAKE: Readonly<Record<OwnedKind | 'thing', Make>> = {
  async itinerary({ db }, userId) {
    const id = crypto.randomUUID();
    await db.insert(itineraries).values({ id, userId, name: 'A night', createdAt: 0, updatedAt: 0 });
    return id;
  },
  async follow({ db }, userId) {
    const id = crypto.randomUUID();
    const query = { within: 0, categories: [], evening: false, free: false, family: false };
    await db.insert(follows).values({ id, userId, kind: 'search', name: 'Jazz', query, queryKey: id, createdAt: 0 });
    return id;
  },
  async campaign({ db }, userId) {
    const id = crypto.randomUUID();
    await db.insert(campaigns).values({
      id,
      userId,
      paymentId: id,
      title: 'Jazz',
      description: 'Jazz all week',
      citySlug: 'columbia-sc',
      city: 'Columbia',
      state: 'SC',
      timezone: 'America/New_York',
      radiusMiles: 25,
      categories: [],
      budgetCents: 10_000,
      fundedCents: 10_000,
      startDay: '2026-10-02',
      endDay: '2026-10-09',
      startsAt: 1_790_000_000_000,
      endsAt: 1_900_000_000_000,
      headline: 'Jazz',
      adText: 'All week',
      callToAction: 'Learn More',
      landingUrl: 'https://jazz.example/',
      status: 'pending',
      language: 'en',
      createdAt: 0,
    });
    await db.insert(payments).values({
      id,
      purpose: 'campaign',
      subjectId: id,
      userId,
      amountCents: 10_000,
      description: 'A campaign',
      status: 'succeeded',
      receivedCents: 10_000,
      createdAt: 0,
    });
    return id;
  },
  async boost({ db }, userId) {
    const id = crypto.randomUUID();
    const bought = { plan: 'spotlight_3', durationDays: 3, amountCents: 900, timing: 'now', language: 'en' } as const;
    const event = { eventId: id, eventTitle: 'Jazz', timezone: 'America/New_York' };
    await db
      .insert(payments)
      .values({ id, purpose: 'boost', subjectId: id, userId, amountCents: 900, description: 'Jazz', createdAt: 0 });
    await db
      .insert(boosts)
      .values({ id, userId, paymentId: id, ...event, ...bought, receipt: made++, paidAt: 0, createdAt: 0 });
    return id;
  },
  async thing(_api, userId) {
    const id = `thing-${crypto.randomUUID()}`;
    ownerIds.set(id, userId);
    return id;
  },
};

/** Makes a thing of that kind for somebody; gives its id. */
export function makeOwned(owns: OwnedKind, api: Api, userId: string): Promise<string> {
  return (MAKE as Readonly<Record<string, Make>>)[owns]?.(api, userId) ?? Promise.reject(new Error(`no ${owns}`));
}

const summary = 'A probe.';
const response = z.object({ actor: z.string() });

function json(id: string, method: Endpoint['method'], path: `/api/${string}`, access: Endpoint['access']): Endpoint {
  return { id, method, path, access, summary, response };
}

/** One endpoint of each level, method and kind that says who asks, so that each is tried whatever the contract holds. */
export const PROBES: Endpoint[] = [
  ...LEVELS.flatMap((access): Endpoint[] => [
    ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
      json(`${method} for ${access}`, method, `/api/probe/${access}`, access),
    ),
    {
      id: `a document for ${access}`,
      kind: 'document',
      method: 'GET',
      path: `/probe/${access}`,
      access,
      summary,
      contentTypes: ['text/plain'],
    },
    {
      id: `a stream for ${access}`,
      kind: 'stream',
      method: 'GET',
      path: `/api/probe-stream/${access}`,
      access,
      summary,
      events: { actor: z.string() },
    },
  ]),
  ...(['GET', 'PATCH', 'DELETE'] as const).map(
    (method): Endpoint => ({
      ...json(`${method} for the owner`, method, '/api/probe-things/:thingId', ownerOf(THING, 'thingId')),
      params: z.object({ thingId: z.string() }),
    }),
  ),
  {
    id: 'a webhook',
    kind: 'webhook',
    method: 'POST',
    path: '/api/webhooks/probe',
    access: 'public',
    summary,
    signatureHeader: 'probe-signature',
    response,
  },
];

const nameOf = (actor: Actor) => (actor.kind === 'user' ? actor.email : actor.kind);
type Told = { actor: Actor };

const VERBS: Record<Kind, unknown> = {
  json: (_deps: unknown, _input: unknown, { actor }: Told) => ({ actor: nameOf(actor) }),
  webhook: (_deps: unknown, _input: unknown, { actor }: Told) => ({ actor: nameOf(actor) }),
  document: (_deps: unknown, _input: unknown, { actor }: Told) => ({ contentType: 'text/plain', body: nameOf(actor) }),
  async *stream(_deps: unknown, _input: unknown, { actor }: Told) {
    yield { event: 'actor', data: nameOf(actor) };
  },
};

export function mountProbes(app: Hono<AppEnv>): void {
  for (const probe of PROBES) mount(app, probe, VERBS[probe.kind ?? 'json'] as never);
}
