import { describe, expect, it, vi } from 'vitest';

// The module reads this browser's storage when it is loaded.
vi.stubGlobal('window', { addEventListener: () => undefined });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { isBannerShown } = await import('../../../apps/web/src/admin/shell/quota-dismissal.ts');

const FIVE = '2026-10-01T05:00:00.000Z';
const SIX = '2026-10-01T06:00:00.000Z';

describe('the quota banner', () => {
  it.each([
    ['never dismissed', true, FIVE, null, true],
    ['dismissed after the detection', true, FIVE, SIX, false],
    ['dismissed before a newer detection', true, SIX, FIVE, true],
    ['dismissed, of unknown detection', true, null, SIX, true],
    ['with a dismissal that is no instant', true, FIVE, 'soon', true],
    ['of no warning', false, SIX, null, false],
  ])('%s [QUOTA-04, QUOTA-05]', (_what, showBanner, detectedAt, dismissed, isShown) => {
    expect(isBannerShown({ showBanner, detectedAt }, dismissed)).toBe(isShown);
  });
});
