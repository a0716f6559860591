import { useEffect, useState } from 'react';
import type { Strength, strengthOf } from './strength.ts';

type Estimate = typeof strengthOf;

/** Its lists are large: they are loaded when somebody types a password. Null: not known (yet). */
export function useStrength(password: string, known: readonly string[]): Strength | null {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let isGone = false;
    // Without it the server still refuses what is short or common.
    void import('./strength.ts').then((loaded) => !isGone && setEstimate(() => loaded.strengthOf)).catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isTyping]);
  return estimate && isTyping ? estimate(password, known) : null;
}
