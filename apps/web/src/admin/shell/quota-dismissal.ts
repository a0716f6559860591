import { localValue } from '../../ui/local-value.ts';

/** When the banner was last dismissed in this browser, as an ISO instant (docs/spec/decisions.md 99). */
export const dismissedAt = localValue<string | null>(
  'marquee.quotaBannerDismissedAt',
  null,
  (value): value is string | null => value === null || typeof value === 'string',
);

/** A refusal after the dismissal shows the banner again (spec: QUOTA-04, QUOTA-05). */
export function isBannerShown(
  quota: { showBanner: boolean; detectedAt: string | null },
  dismissed: string | null,
): boolean {
  if (!quota.showBanner) return false;
  const since = Date.parse(dismissed ?? '');
  return Number.isNaN(since) || quota.detectedAt === null || Date.parse(quota.detectedAt) > since;
}
