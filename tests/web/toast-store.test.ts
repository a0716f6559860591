import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, currentToast, toast } from '../../apps/web/src/ui/toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a closed toast is removed 1,000,000 ms later, unless another has taken its place [TOAST-02]', () => {
  toast({ title: 'First' });
  const first = currentToast()?.id ?? 0;
  closeToast(first);
  vi.advanceTimersByTime(999_999);
  expect(currentToast()).toMatchObject({ title: 'First', open: false });
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();

  toast({ title: 'Second' });
  closeToast(currentToast()?.id ?? 0);
  toast({ title: 'Third' });
  vi.advanceTimersByTime(1_000_000);
  expect(currentToast()).toMatchObject({ title: 'Third', open: true });
});
