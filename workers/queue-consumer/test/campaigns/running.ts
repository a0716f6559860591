import type { AdAction, CampaignDraft, CountOf } from '@marquee/contract';
import { ads, campaigns, ledgerBalances, users } from '@marquee/db';
import { listActiveCampaigns, rebuildBoards } from '@marquee/domain/ads';
import { beginPayment, decideCampaign, listOwnCampaigns, submitCampaign } from '@marquee/domain/campaigns';
import { countMessages } from '@marquee/domain/counting';
import { receivePaymentEvent } from '@marquee/domain/payments';
import { scheduleAds, scheduleCampaigns, scheduleEarnings } from '@marquee/domain/scheduling';
import { keyedVault } from '@marquee/platform';
import { engineDeps, freshDatabase, makeCity, type TestEngine } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { counters } from '../../src/counters.ts';
import { runUntilQuiet } from '../support.ts';

export const ADMIN = {
  actor: { kind: 'user', userId: 'root', email: 'root@marquee.example', role: 'admin', isAdmin: true },
  requestId: 'r1',
} as const;

export async function anEngine(): Promise<TestEngine> {
  const engine = engineDeps(await freshDatabase());
  await makeCity(engine.db);
  await engine.db.insert(users).values({
    id: 'ann',
    email: 'ann@example.org',
    emailKey: 'ann@example.org',
    firstName: 'Ann',
    lastName: 'Lee',
    role: 'promoter',
    createdAt: 0,
  });
  return engine;
}

/** From tomorrow for ten days, $100. */
export const DRAFT: CampaignDraft = {
  title: 'Jazz Week',
  description: 'Ten nights of jazz',
  targetCity: 'Columbia',
  targetRadius: 25,
  targetCategories: ['Music'],
  budget: 100,
  startDate: '2026-10-02',
  endDate: '2026-10-11',
  content: {
    headline: 'Jazz every night',
    description: 'Ten nights, ten bands.',
    callToAction: 'Get Tickets',
    landingUrl: 'https://jazz.example.org/week',
  },
};

/** A campaign that is paid and waits for review. */
export async function aPending(engine: TestEngine, given: Partial<CampaignDraft> = {}): Promise<string> {
  const draft = { ...DRAFT, ...given };
  const by = { userId: 'ann', language: 'en' } as const;
  const answer = await beginPayment(engine, by, { amount: draft.budget, campaignId: 'new', draft });
  const intentId = answer.clientSecret.split('_secret')[0] ?? '';
  engine.payments.succeed(intentId, { fee: 30 });
  const { id } = await submitCampaign(engine, 'ann', { ...draft, campaignId: answer.campaignId });
  return id;
}

/** One that runs: its first day has begun. */
export async function anActive(engine: TestEngine, given: Partial<CampaignDraft> = {}): Promise<string> {
  const id = await aPending(engine, given);
  engine.clock.advance(Math.max(0, Date.parse('2026-10-02T16:00:00Z') - engine.clock.now()));
  await decideCampaign(engine, ADMIN, id, { status: 'approved' });
  await rebuildBoards(engine);
  return id;
}

let made = 0;
type Report = CountOf<'ad'>;
const hash = (name: string) => name.padEnd(32, '0').slice(0, 32);

/** A report as the API sends it to the queue. */
export function report(engine: TestEngine, campaignId: string, given: Partial<Report> = {}): Report {
  made += 1;
  const name = `report-${made}`;
  return {
    kind: 'ad',
    id: name,
    at: engine.clock.now(),
    device: null,
    campaignId,
    action: 'impression',
    token: `token-of-page-${made}`,
    visitor: hash(`v${made}`),
    network: null,
    day: '2026-10-02',
    ...given,
  };
}

/** An ad that was served, seen and clicked: three reports with one token. */
export function shown(
  engine: TestEngine,
  campaignId: string,
  actions: AdAction[],
  given: Partial<Report> = {},
): Report[] {
  const first = report(engine, campaignId, given);
  return actions.map((action) => ({ ...first, id: `${first.id}-${action}`, action }));
}

export const deliver = (engine: TestEngine, reports: readonly Report[]) => countMessages(engine, counters, reports);

export async function spentOf({ db }: TestEngine, id: string): Promise<number> {
  const [row] = await db.select().from(ads).where(eq(ads.campaignId, id));
  return row?.spentCents ?? 0;
}

/** A campaign with the amount that its advertiser is shown as refunded. */
export async function campaignRow({ db }: TestEngine, id: string) {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw new Error('no such campaign');
  const own = (await listOwnCampaigns({ db }, row.userId)).find((one) => one.id === id);
  return { ...row, refundCents: Math.round((own?.refunded ?? 0) * 100) };
}

/** Waits until then. */
export function until(engine: TestEngine, instant: string): void {
  engine.clock.advance(Date.parse(instant) - engine.clock.now());
}

/** What the clock causes, with all that follows from it. */
export async function campaignsTurn(engine: TestEngine): Promise<void> {
  await scheduleCampaigns(engine);
  await runUntilQuiet(engine);
}

export async function earningsTurn(engine: TestEngine): Promise<void> {
  await scheduleEarnings(engine);
  await runUntilQuiet(engine);
}

export async function adsTurn(engine: TestEngine): Promise<void> {
  await scheduleAds(engine);
  await runUntilQuiet(engine);
}

const vault = keyedVault('K'.repeat(43));
export const served = (engine: TestEngine) =>
  listActiveCampaigns({ ...engine, vault }, { city: 'Columbia', state: 'SC' });

/** Balances by account, without what they are about. */
export async function accounts(engine: TestEngine): Promise<Record<string, number>> {
  const balances = await engine.db.select().from(ledgerBalances);
  return Object.fromEntries(
    balances.map(({ account, debitCents, creditCents }) => [account.replace(/:.*/, ''), debitCents - creditCents]),
  );
}

export const subjects = (engine: TestEngine) => engine.mail.sent.map(({ subject }) => subject);

/** A payment that somebody began. */
export async function begun(engine: TestEngine, draft: CampaignDraft | null = DRAFT) {
  const by = { userId: 'ann', language: 'es' } as const;
  const answer = await beginPayment(engine, by, { amount: 100, campaignId: 'new', ...(draft ? { draft } : {}) });
  return { ...answer, intentId: answer.clientSecret.split('_secret')[0] ?? '' };
}

/** The provider tells what became of a payment. */
export async function told(engine: TestEngine, intentId: string): Promise<void> {
  const { body, signature } = engine.payments.event(intentId);
  await receivePaymentEvent(engine, { raw: body, signature });
  await runUntilQuiet(engine);
}
