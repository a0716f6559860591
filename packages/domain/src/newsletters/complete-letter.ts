import { atomically, cities, newsletterIssues, newsletterSubscribers, write } from '@marquee/db';
import { DAY_MS, sha256Hex } from '@marquee/kernel';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { Completion, Letter } from '../mail/index.ts';

const VALID_MS = 3 * DAY_MS;

type Deps = Pick<EngineDeps, 'db' | 'clock' | 'mail'>;

type Ours = Letter & { kind: 'newsletter-confirm' | 'newsletter' };

export const isOfNewsletter = (letter: Letter): letter is Ours =>
  letter.kind === 'newsletter-confirm' || letter.kind === 'newsletter';

export function completeNewsletterLetter(deps: Deps, letter: Ours): Promise<Completion | null> {
  return letter.kind === 'newsletter' ? completeIssue(deps, letter) : completeConfirmation(deps, letter);
}

/** Makes the link that confirms an address when its letter is sent: three days from the last letter. Null if the address is forgotten by now. */
async function completeConfirmation(
  deps: Deps,
  { data: { subscriberId }, to, language }: Letter & { kind: 'newsletter-confirm' },
): Promise<Completion | null> {
  const isIt = and(eq(newsletterSubscribers.id, subscriberId), eq(newsletterSubscribers.email, to));
  const secret = await deps.mail.secretOf(`newsletter-confirm/${subscriberId}`);
  const link = { tokenHash: await sha256Hex(secret), tokenExpiresAt: deps.clock.now() + VALID_MS };
  const [row] = await deps.db
    .update(newsletterSubscribers)
    .set(link)
    .where(isIt)
    .returning({ id: newsletterSubscribers.id });
  return row ? { path: `/newsletter?lang=${language}#${secret}` } : null;
}

/** Takes what the issue says, and makes the link that ends it. Null if the reader has ended it since, or has another address. */
async function completeIssue(
  deps: Deps,
  { data: { issueId, subscriberId }, to, language }: Letter & { kind: 'newsletter' },
): Promise<Completion | null> {
  const [row] = await deps.db
    .select({
      city: cities.name,
      state: cities.state,
      items: newsletterIssues.items,
      notes: newsletterIssues.notes,
      endHash: newsletterSubscribers.endHash,
    })
    .from(newsletterSubscribers)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, issueId))
    .innerJoin(cities, eq(cities.slug, newsletterIssues.citySlug))
    .where(
      and(
        eq(newsletterSubscribers.id, subscriberId),
        eq(newsletterSubscribers.email, to),
        eq(newsletterSubscribers.status, 'confirmed'),
      ),
    );
  if (!row?.items) return null;
  const { endHash, items, ...issue } = row;
  const secret = await deps.mail.secretOf(`newsletter/${subscriberId}`);
  const hash = await sha256Hex(secret);
  if (endHash !== hash) {
    const isOther = or(isNull(newsletterSubscribers.endHash), ne(newsletterSubscribers.endHash, hash));
    const allow = write
      .update(newsletterSubscribers)
      .set({ endHash: hash })
      .where(and(eq(newsletterSubscribers.id, subscriberId), isOther));
    await atomically(deps.db, [allow]);
  }
  return {
    path: `/unsubscribe?lang=${language}#${secret}`,
    unsubscribe: secret,
    issue: { ...issue, items },
  };
}
