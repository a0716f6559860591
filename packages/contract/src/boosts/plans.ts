import { z } from 'zod';
import type { PictureShape } from '../previews/card.ts';

export const BOOST_LEVELS = ['test', 'spotlight', 'premium', 'luxury'] as const;
export type BoostLevel = (typeof BOOST_LEVELS)[number];

const PLAN_FEATURES = [
  'day-placement',
  'basic-boost',
  'analytics-preview',
  'enhanced-visibility',
  'search-priority',
  'basic-analytics',
  'top-visibility',
  'priority-positioning',
  'advanced-analytics',
  'social-sharing',
  'maximum-visibility',
  'guaranteed-top',
  'premium-dashboard',
  'dedicated-support',
  'promo-materials',
] as const;

/** A plan (spec: ENT-007). The site has words for its name, its badge and its features. */
export const boostPlan = z.object({
  id: z.string(),
  level: z.enum(BOOST_LEVELS),
  name: z.string(),
  /** Days. */
  duration: z.number().int(),
  /** Dollars. */
  price: z.number(),
  features: z.array(z.enum(PLAN_FEATURES)),
  badge: z.enum(['BETA TEST', 'Popular', 'Best Value']).nullable(),
  priority: z.number().int(),
});
export type BoostPlan = z.output<typeof boostPlan>;

/** The plans and their prices (spec: CONST-001 to CONST-005). What a browser says about a price is only compared with these. */
export const BOOST_PLANS = [
  {
    id: 'test_1',
    level: 'test',
    name: 'Test Drive',
    duration: 1,
    price: 1,
    features: ['day-placement', 'basic-boost', 'analytics-preview'],
    badge: 'BETA TEST',
    priority: 0,
  },
  {
    id: 'spotlight_3',
    level: 'spotlight',
    name: 'Spotlight',
    duration: 3,
    price: 9,
    features: ['enhanced-visibility', 'search-priority', 'basic-analytics'],
    badge: null,
    priority: 1,
  },
  {
    id: 'premium_7',
    level: 'premium',
    name: 'Premium',
    duration: 7,
    price: 19,
    features: ['top-visibility', 'priority-positioning', 'advanced-analytics', 'social-sharing'],
    badge: 'Popular',
    priority: 2,
  },
  {
    id: 'luxury_14',
    level: 'luxury',
    name: 'Luxury',
    duration: 14,
    price: 39,
    features: ['maximum-visibility', 'guaranteed-top', 'premium-dashboard', 'dedicated-support', 'promo-materials'],
    badge: 'Best Value',
    priority: 3,
  },
] as const satisfies readonly BoostPlan[];
export type BoostPlanId = (typeof BOOST_PLANS)[number]['id'];

export const DEFAULT_PLAN: BoostPlanId = 'spotlight_3';

/** Pictures of the event that a plan comes with, ready to post or to print. */
export const BOOST_PICTURES = ['link', 'square', 'story', 'sheet'] as const satisfies readonly PictureShape[];

/** Social sharing is three pictures to post, in a plan that has more, too; promo materials are a sheet to print. */
export function picturesOf({ priority, features }: Pick<BoostPlan, 'priority' | 'features'>): PictureShape[] {
  const shares = BOOST_PLANS.filter((plan) => has(plan.features, 'social-sharing'));
  const isShared = shares.some((plan) => priority >= plan.priority);
  return BOOST_PICTURES.filter((shape) => (shape === 'sheet' ? has(features, 'promo-materials') : isShared));
}

const has = (features: BoostPlan['features'], feature: BoostPlan['features'][number]) => features.includes(feature);
