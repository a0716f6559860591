import { useEffect, useState, useSyncExternalStore } from 'react';
import { localValue } from '../../ui/local-value.ts';

/** Spec: HOME-01. */
const SCENE_MS = 15_000;

/** What the visitor chose with the button; null until then, which follows the system's preference. */
const chosenStill = localValue<boolean | null>(
  'marquee.still',
  null,
  (value): value is boolean | null => value === null || typeof value === 'boolean',
);

/**
 * The number of scenes shown so far. It grows every 15 s, unless the visitor paused it or prefers reduced motion (WCAG 2.2.2). In a hidden
 * tab it stands still, and its time starts again when the tab is shown.
 */
export function useRotation() {
  const prefersStill = useSyncExternalStore(watchPreference, () => reducedMotion().matches);
  const isHidden = useSyncExternalStore(watchVisibility, () => document.visibilityState === 'hidden');
  const isPaused = chosenStill.use() ?? prefersStill;
  const [step, setStep] = useState(0);
  const isStill = isPaused || isHidden;

  useEffect(() => {
    if (isStill) return;
    const timer = setInterval(() => setStep((current) => current + 1), SCENE_MS);
    return () => clearInterval(timer);
  }, [isStill]);

  return { step, isStill, isPaused, toggle: () => chosenStill.set(!isPaused) };
}

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');

function watchPreference(listener: () => void): () => void {
  const preference = reducedMotion();
  preference.addEventListener('change', listener);
  return () => preference.removeEventListener('change', listener);
}

function watchVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
