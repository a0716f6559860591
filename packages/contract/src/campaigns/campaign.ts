import { DAY_MS, isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { CATEGORIES } from '../categories.ts';

/** The status of a campaign (spec: S0 §4; docs/spec/decisions.md 58). Before it is paid it is a draft, which nobody lists. */
export const CAMPAIGN_STATUSES = ['pending', 'approved', 'active', 'paused', 'rejected', 'completed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/**
 * Why a campaign is over. `undelivered`: it was paid and never shown; `account-gone`: its owner deleted the account; `refunded`: its payment was
 * given back by hand.
 */
const CAMPAIGN_ENDS = [
  'rejected',
  'stopped',
  'ended',
  'spent',
  'undelivered',
  'account-gone',
  'refunded',
  /** A dispute that was lost left no more than was spent. */
  'disputed',
] as const;
export type CampaignEnd = (typeof CAMPAIGN_ENDS)[number];

/** Who paused it: only an administrator resumes what an administrator paused; `payment`: a dispute took its money. */
const CAMPAIGN_PAUSERS = ['advertiser', 'administrator', 'payment'] as const;
export type CampaignPauser = (typeof CAMPAIGN_PAUSERS)[number];

/** What the form says under its fields (spec: CAMP-19 to CAMP-27); the server refuses with the same sentences. */
export const CAMPAIGN_FAULTS = {
  title: 'Title is required',
  description: 'Description is required',
  headline: 'Headline is required',
  contentDescription: 'Content description is required',
  landingUrl: 'Landing URL is required',
  landingUrlFormat: 'Invalid URL format',
  startDate: 'Start date is required',
  endDate: 'End date is required',
  budget: 'Minimum budget is $50',
  startInPast: 'Start date must be in the future',
  endBeforeStart: 'End date must be after start date',
} as const;

/** Dollars (spec: CAMP-25, CAMP-29). */
export const CAMPAIGN_BUDGET = { least: 50, step: 10, most: 100_000, initial: 100 } as const;
/** Dollars that the campaigns of a new advertiser may cost together, until one of them ended well (docs/decisions/053-ad-delivery.md). */
export const NEW_ADVERTISER_LIMIT = 1_000;
/** Miles (spec: CAMP-28; docs/spec/decisions.md 64). */
export const CAMPAIGN_RADIUS = { least: 5, most: 100, initial: 25 } as const;
export const DEFAULT_CALL_TO_ACTION = 'Learn More';
/** The cities that the specification names; the other live cities follow them (docs/spec/decisions.md 62). */
export const FIRST_TARGET_CITIES = ['Columbia', 'Charleston', 'Greenville'] as const;
/** Characters. */
export const CAMPAIGN_TEXT_MAX = {
  title: 120,
  description: 1_000,
  headline: 80,
  contentDescription: 240,
  callToAction: 30,
  landingUrl: 2_000,
} as const;
/** Days between a start and an end at most. */
export const CAMPAIGN_DAYS_MOST = 366;

const required = (message: string, most: number, shown: (text: string) => string) =>
  z
    .string(message)
    .max(most * 4, `A text can have at most ${most} characters.`)
    .overwrite((text) => shown(text).trim())
    .max(most, `A text can have at most ${most} characters.`)
    .refine((text) => !isUnseen(text), message);

/** `2026-12-05`; of a date with a time, its day. */
const day = (message: string) =>
  z
    .string(message)
    .max(40, message)
    .overwrite((text) => text.trim().slice(0, 10))
    .min(1, message)
    .pipe(z.iso.date('A date must be a day such as 2026-12-05.'));

/** An address that a visitor may be sent to: http or https, a host, no credentials. */
function isLandingUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
}

const campaignContent = z.object({
  headline: required(CAMPAIGN_FAULTS.headline, CAMPAIGN_TEXT_MAX.headline, shownLine),
  description: required(CAMPAIGN_FAULTS.contentDescription, CAMPAIGN_TEXT_MAX.contentDescription, shownLine),
  callToAction: z
    .string()
    .max(CAMPAIGN_TEXT_MAX.callToAction * 4, `A text can have at most ${CAMPAIGN_TEXT_MAX.callToAction} characters.`)
    .optional()
    .transform((text) => {
      const shown = shownLine(text ?? '').trim();
      return isUnseen(shown) ? DEFAULT_CALL_TO_ACTION : shown;
    })
    .pipe(
      z
        .string()
        .max(CAMPAIGN_TEXT_MAX.callToAction, `A text can have at most ${CAMPAIGN_TEXT_MAX.callToAction} characters.`),
    ),
  landingUrl: z
    .string(CAMPAIGN_FAULTS.landingUrl)
    .max(CAMPAIGN_TEXT_MAX.landingUrl, CAMPAIGN_FAULTS.landingUrlFormat)
    .overwrite((text) => text.trim())
    .min(1, CAMPAIGN_FAULTS.landingUrl)
    .refine(isLandingUrl, CAMPAIGN_FAULTS.landingUrlFormat),
});

const title = required(CAMPAIGN_FAULTS.title, CAMPAIGN_TEXT_MAX.title, shownLine);
const description = required(CAMPAIGN_FAULTS.description, CAMPAIGN_TEXT_MAX.description, shownText);

const radiusFault = `The radius must be between ${CAMPAIGN_RADIUS.least} and ${CAMPAIGN_RADIUS.most} miles.`;
export const budgetField = z
  .number(CAMPAIGN_FAULTS.budget)
  .min(CAMPAIGN_BUDGET.least, CAMPAIGN_FAULTS.budget)
  .max(CAMPAIGN_BUDGET.most, `The budget can be at most $${CAMPAIGN_BUDGET.most.toLocaleString('en-US')}.`)
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, 'The budget must be whole cents.');

/** Dollars. */
export const budgetLimit = z.object({
  /** What the next campaign may cost. */
  left: z.number(),
  /** What running and waiting campaigns may cost together; null: each may cost as much as the form takes. */
  most: z.number().nullable(),
  /** `new`: no campaign of theirs has ended well yet; `set`: an administrator set it. */
  because: z.enum(['new', 'set', 'proven']),
});
export type BudgetLimit = z.output<typeof budgetLimit>;

/** A campaign as an advertiser fills it in (spec: ENT-013). */
export const campaignDraft = z
  .object({
    title,
    description,
    targetCity: z.string('Please choose a city.').overwrite(shownLine).min(1, 'Please choose a city.').max(80),
    /** Two letters; without it, the largest live city of that name. */
    targetState: z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'A state is a two-letter code.')
      .optional(),
    targetRadius: z
      .number(radiusFault)
      .min(CAMPAIGN_RADIUS.least, radiusFault)
      .max(CAMPAIGN_RADIUS.most, radiusFault)
      .default(CAMPAIGN_RADIUS.initial),
    targetCategories: z
      .array(z.enum(CATEGORIES))
      .max(CATEGORIES.length)
      .default([])
      .overwrite((chosen) => [...new Set(chosen)]),
    budget: budgetField,
    startDate: day(CAMPAIGN_FAULTS.startDate),
    endDate: day(CAMPAIGN_FAULTS.endDate),
    content: campaignContent,
  })
  // Both are checked even if another field is wrong, so that one answer names it.
  .refine(({ startDate, endDate }) => endDate > startDate, {
    path: ['endDate'],
    message: CAMPAIGN_FAULTS.endBeforeStart,
  })
  .refine(({ startDate, endDate }) => Date.parse(endDate) - Date.parse(startDate) <= CAMPAIGN_DAYS_MOST * DAY_MS, {
    path: ['endDate'],
    message: 'A campaign can run for at most a year.',
  });
export type CampaignDraft = z.output<typeof campaignDraft>;

/** What an advertiser may change later; where, when and how much stay as they were paid. */
export const campaignWords = z.object({ title, description, content: campaignContent });
export type CampaignWords = z.output<typeof campaignWords>;

/** A campaign as its advertiser sees it (spec: ENT-014, and more). Amounts are dollars. */
export const campaign = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  status: z.enum(CAMPAIGN_STATUSES),
  budget: z.number(),
  spent: z.number(),
  /** Days in the target city; the campaign runs through the end day. */
  startDate: z.string(),
  endDate: z.string(),
  targetCity: z.string(),
  targetState: z.string(),
  targetRadius: z.number(),
  targetCategories: z.array(z.enum(CATEGORIES)),
  content: z.object({
    headline: z.string(),
    description: z.string(),
    callToAction: z.string(),
    landingUrl: z.string(),
  }),
  pausedBy: z.enum(CAMPAIGN_PAUSERS).nullable(),
  endedBecause: z.enum(CAMPAIGN_ENDS).nullable(),
  /** What an administrator wrote when they decided. */
  reviewNote: z.string().nullable(),
  /** What went back or is on its way, also what was given back by hand. */
  refunded: z.number(),
  createdAt: z.string(),
});
export type Campaign = z.output<typeof campaign>;

/** The same for administrators, with whose it is. */
export const reviewedCampaign = campaign.extend({
  advertiser: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  reviewedBy: z.string().nullable(),
  reviewedAt: z.string().nullable(),
});
export type ReviewedCampaign = z.output<typeof reviewedCampaign>;

const counted = {
  /** Times an ad was put on a page. */
  served: z.number().int(),
  /** Of these, seen: half of it for one second. */
  impressions: z.number().int(),
  clicks: z.number().int(),
  /** Dollars. */
  spent: z.number(),
};
const campaignDay = z.object({ date: z.string(), ...counted });
export type CampaignDay = z.output<typeof campaignDay>;

/** What a campaign has brought (BEY-27). */
export const campaignAnalytics = z.object({
  campaign,
  totals: z.object({
    ...counted,
    /** Seen of served, and clicks of seen, as percents with one decimal; null before there is any. */
    viewability: z.number().nullable(),
    clickThroughRate: z.number().nullable(),
    /** Dollars that an even pace would have spent by now. */
    expected: z.number(),
    remaining: z.number(),
    /** Of all that was reported: not charged, because it came again, too often, or from a visitor who declines tracking. */
    unbilled: z.number().int(),
  }),
  days: z.array(campaignDay),
});
export type CampaignAnalytics = z.output<typeof campaignAnalytics>;
