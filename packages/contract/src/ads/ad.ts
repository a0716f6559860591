import { z } from 'zod';

/** Cents: what an advertiser pays. The rates are stated on the page (docs/decisions/053-ad-delivery.md). */
export const AD_RATES = { impressionCents: 1, clickCents: 25 } as const;
/** Ads on a page (spec: HOME-07). */
export const ADS_SHOWN = 3;
/** Charged at most, in a day of one campaign: of one visitor, and of one network address, which an office or a school shares. */
export const AD_CAPS = {
  visitor: { impression: 6, click: 2 },
  network: { impression: 60, click: 10 },
} as const;
/** A token of an ad can be used for so long. */
export const AD_TOKEN_MS = 2 * 60 * 60_000;
/** Reports of one page at once. */
export const AD_REPORTS_MOST = 20;

/** A campaign as visitors see it (spec: ENT-012), with the token that reports about it carry. */
export const ad = z.object({
  id: z.string(),
  content: z.object({
    headline: z.string(),
    description: z.string(),
    landingUrl: z.string(),
    callToAction: z.string(),
  }),
  /** Why it is shown here: its target city, and how far around. */
  target: z.object({ city: z.string(), state: z.string(), radius: z.number() }),
  token: z.string(),
});
export type Ad = z.output<typeof ad>;
