import { lazy, Suspense, useEffect, useState } from 'react';
import { useToast } from '../ui/toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/toaster.tsx')).Toaster }));

/** The notifications region: loaded after the page, or at once if there is a notification. */
export function Notifications() {
  const hasNews = useToast() !== null;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const wait = requestIdleCallback(() => setReady(true), { timeout: 3_000 });
      return () => cancelIdleCallback(wait);
    }
    const timer = setTimeout(() => setReady(true), 1_500);
    return () => clearTimeout(timer);
  }, []);
  if (!isReady && !hasNews) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
