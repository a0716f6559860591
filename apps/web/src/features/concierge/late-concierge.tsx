import { lazy, Suspense, useEffect, useState } from 'react';
import { useAsked } from './ask-concierge.ts';

const Concierge = lazy(async () => ({ default: (await import('./concierge.tsx')).Concierge }));

/** Enough for what the first page still requests. */
const AFTER_MS = 2_500;

/** The concierge: loaded after the page, or at once if somebody asks. */
export function LateConcierge() {
  const isAsked = useAsked() !== null;
  const [isReady, setReady] = useState(false);
  if (isAsked && !isReady) setReady(true);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isReady) return null;
  return (
    <Suspense>
      <Concierge sinceMs={AFTER_MS} />
    </Suspense>
  );
}
