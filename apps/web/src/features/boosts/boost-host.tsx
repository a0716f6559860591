import { lazy, Suspense } from 'react';
import { useAskedBoost } from './ask-boost.ts';

const BoostOpening = lazy(async () => ({ default: (await import('./boost-opening.tsx')).BoostOpening }));

/** Holds the boost dialog for the whole site. All of it is loaded when somebody asks for it. */
export function BoostHost() {
  const target = useAskedBoost();
  return (
    target && (
      <Suspense fallback={null}>
        <BoostOpening event={target} />
      </Suspense>
    )
  );
}
