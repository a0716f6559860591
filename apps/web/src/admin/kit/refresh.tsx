import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { INTERVALS, type Interval } from './polling.ts';

/** Spec: SHELL-11. */
const DEFAULT_INTERVAL: Interval = 10;
const KEPT_AS = 'marquee.console.interval';

interface Refresh {
  seconds: Interval;
  setSeconds: (seconds: Interval) => void;
  /** Set in the header or with a panel's checkbox: both are the same setting. */
  isPaused: boolean;
  setPaused: (paused: boolean) => void;
}

const RefreshContext = createContext<Refresh | null>(null);

export function RefreshProvider({ children }: { children: ReactNode }) {
  const [seconds, keep] = useState<Interval>(keptInterval);
  const [isPaused, setPaused] = useState(false);
  const value = useMemo(() => {
    const setSeconds = (next: Interval) => {
      keep(next);
      storeInterval(next);
    };
    return { seconds, setSeconds, isPaused, setPaused };
  }, [seconds, isPaused]);
  return <RefreshContext value={value}>{children}</RefreshContext>;
}

export function useRefresh(): Refresh {
  const refresh = useContext(RefreshContext);
  if (!refresh) throw new Error('useRefresh is used outside the console');
  return refresh;
}

function keptInterval(): Interval {
  try {
    const kept = Number(localStorage.getItem(KEPT_AS));
    return INTERVALS.find((seconds) => seconds === kept) ?? DEFAULT_INTERVAL;
  } catch {
    return DEFAULT_INTERVAL;
  }
}

function storeInterval(seconds: Interval): void {
  try {
    localStorage.setItem(KEPT_AS, String(seconds));
  } catch {
    // Without storage, the choice is not kept.
  }
}
