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

it('the same words from two parts of the page are one toast; said again by a later press they are a new one, with its own five seconds', () => {
  toast({ title: 'Test Failed', description: 'Nothing answers.' });
  const first = currentToast()?.id;
  vi.advanceTimersByTime(100);
  toast({ title: 'Test Failed', description: 'Nothing answers.' });
  expect(currentToast()?.id).toBe(first);
  vi.advanceTimersByTime(900);
  toast({ title: 'Test Failed', description: 'Nothing answers.' });
  expect(currentToast()).toMatchObject({ title: 'Test Failed', open: true });
  expect(currentToast()?.id).not.toBe(first);
});
