import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { webAddress } from '../web-address.ts';
import { PROMOTER_REQUEST_STATUSES, PROMOTER_STANDINGS, PROMOTER_TEXT_MAX } from './promoter-request.ts';

const words = (most: number, empty: string, shown: (text: string) => string) =>
  z
    .string(empty)
    .overwrite((text) => shown(text).trim())
    .max(most, `Please use at most ${most.toLocaleString('en-US')} characters.`)
    .refine((text) => !isUnseen(text), empty);

const content = z.object({
  organization: words(PROMOTER_TEXT_MAX.organization, 'Please enter the name of your organization.', shownLine),
  website: words(PROMOTER_TEXT_MAX.website, 'Please enter your website.', shownLine).transform(webAddress()),
  /** What they promote. */
  about: words(PROMOTER_TEXT_MAX.about, 'Please say what you promote.', shownText),
  /** Where, in their words: a campaign chooses its city later. */
  cities: words(PROMOTER_TEXT_MAX.cities, 'Please name at least one city.', shownLine),
});
export type PromoterRequestContent = z.output<typeof content>;

const ownRequest = z.object({
  standing: z.enum(PROMOTER_STANDINGS),
  /** The caller's latest request. */
  request: z
    .object({
      organization: z.string(),
      website: z.string(),
      about: z.string(),
      cities: z.string(),
      status: z.enum(PROMOTER_REQUEST_STATUSES),
      timestamp: z.string(),
      decidedAt: z.string().nullable(),
      /** Why it was declined; null otherwise. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** Whether an open request is granted without a person as soon as the account's address is confirmed: it is one of the website's own domain. */
  isSettledByConfirming: z.boolean(),
  /** From when they may ask again; null unless they wait. */
  askAgainAt: z.string().nullable(),
});
export type OwnPromoterRequest = z.output<typeof ownRequest>;

const path = '/api/promoter-request';

/** Administrators decide in the review queue (`../review-queue/endpoints.ts`). */
export const promoterRequestEndpoints = defineEndpoints({
  getPromoterRequest: {
    method: 'GET',
    path,
    access: 'user',
    summary: "The caller's latest request for the promoter's role, and whether they may ask.",
    response: ownRequest,
  },
  requestPromoter: {
    method: 'POST',
    path,
    access: 'user',
    summary:
      "Asks for the promoter's role: granted at once to a confirmed address of the website's own domain; else an administrator decides. The same again is checked again.",
    body: content,
    response: ownRequest,
  },
  withdrawPromoterRequest: {
    method: 'DELETE',
    path,
    access: 'user',
    summary: "Withdraws the caller's open request; without one nothing changes.",
    response: ownRequest,
  },
});
