import type { Campaign, CampaignDraft } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel/durations';
import {
  CAMPAIGN_BUDGET,
  CAMPAIGN_DAYS_MOST,
  CAMPAIGN_RADIUS,
  CAMPAIGN_TEXT_MAX,
  DEFAULT_CALL_TO_ACTION,
} from '../../api/advertising.generated.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { money } from './money.ts';

/** The form's fields. A city is named with its state: `Columbia|SC`. */
export interface CampaignValues {
  title: string;
  description: string;
  target: string;
  targetRadius: number | null;
  targetCategories: readonly string[];
  budget: number | null;
  startDate: string;
  endDate: string;
  headline: string;
  contentDescription: string;
  callToAction: string;
  landingUrl: string;
}

export type CampaignField = keyof CampaignValues;
export type CampaignFaults = { [K in CampaignField]?: string };

/** Spec: CAMP-29. */
export const EMPTY_CAMPAIGN: CampaignValues = {
  title: '',
  description: '',
  target: 'Columbia|SC',
  targetRadius: CAMPAIGN_RADIUS.initial,
  targetCategories: [],
  budget: CAMPAIGN_BUDGET.initial,
  startDate: '',
  endDate: '',
  headline: '',
  contentDescription: '',
  callToAction: DEFAULT_CALL_TO_ACTION,
  landingUrl: '',
};

type Words = Pick<CampaignValues, 'title' | 'description' | 'headline' | 'contentDescription' | 'landingUrl'>;

/** What is wrong with the words of a campaign (spec: CAMP-19 to CAMP-23). */
export function wordFaults(values: Words): CampaignFaults {
  const faults: CampaignFaults = {};
  for (const field of ['title', 'description', 'headline', 'contentDescription', 'landingUrl'] as const)
    if (values[field].trim() === '') faults[field] = campaignText(`fault.${field}`);
    else if (values[field].trim().length > CAMPAIGN_TEXT_MAX[field])
      faults[field] = campaignText('fault.tooLong', { most: CAMPAIGN_TEXT_MAX[field] });
  // It overrides the message before it.
  if (faults.landingUrl === undefined && !isAddress(values.landingUrl.trim()))
    faults.landingUrl = campaignText('fault.landingUrlFormat');
  return faults;
}

/** Everything that is wrong, at once (spec: CAMP-06), but the radius, which the server checks (spec: CAMP-28). `today`: the visitor's day; the server judges by the city's. `most`: dollars that it may cost. */
export function campaignFaults(
  values: CampaignValues,
  today: string,
  most: number = CAMPAIGN_BUDGET.most,
): CampaignFaults {
  const { budget, startDate, endDate } = values;
  const faults = wordFaults(values);
  if (budget === null || budget < CAMPAIGN_BUDGET.least) faults.budget = campaignText('fault.budget');
  else if (budget > most) faults.budget = campaignText('fault.budgetMost', { most: money(most) });
  if (startDate === '') faults.startDate = campaignText('fault.startDate');
  else if (startDate <= today) faults.startDate = campaignText('fault.startInPast');
  if (endDate === '') faults.endDate = campaignText('fault.endDate');
  else if (startDate !== '' && endDate <= startDate) faults.endDate = campaignText('fault.endBeforeStart');
  else if (startDate !== '' && Date.parse(endDate) - Date.parse(startDate) > CAMPAIGN_DAYS_MOST * DAY_MS)
    faults.endDate = campaignText('fault.tooLate');
  return faults;
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** As the server takes it. */
export function draftOf(values: CampaignValues): CampaignDraft {
  const [targetCity = '', targetState] = values.target.split('|');
  const { title, description, startDate, endDate } = values;
  return {
    title,
    description,
    targetCity,
    ...(targetState ? { targetState } : {}),
    targetRadius: values.targetRadius ?? CAMPAIGN_RADIUS.initial,
    targetCategories: [...values.targetCategories] as CampaignDraft['targetCategories'],
    budget: values.budget ?? 0,
    startDate,
    endDate,
    content: contentOf(values),
  };
}

export function contentOf(
  values: Pick<CampaignValues, 'headline' | 'contentDescription' | 'callToAction' | 'landingUrl'>,
) {
  const { headline, contentDescription, callToAction, landingUrl } = values;
  return { headline, description: contentDescription, callToAction, landingUrl };
}

/** The words of a campaign as its form shows them. */
export function wordsOf({ title, description, content }: Campaign) {
  const { headline, description: contentDescription, callToAction, landingUrl } = content;
  return { title, description, headline, contentDescription, callToAction, landingUrl };
}

const FIELDS: Readonly<Record<string, CampaignField>> = {
  targetCity: 'target',
  targetState: 'target',
  'content.headline': 'headline',
  'content.description': 'contentDescription',
  'content.callToAction': 'callToAction',
  'content.landingUrl': 'landingUrl',
  amount: 'budget',
};

/** The field of the form that a refusal of the server is about: `draft.content.landingUrl`. */
export function fieldOf(name: string | undefined): CampaignField | null {
  const bare = (name ?? '').replace(/^draft\./, '');
  const field = FIELDS[bare] ?? bare;
  return field in EMPTY_CAMPAIGN ? (field as CampaignField) : null;
}
