import { useEffect, useState } from 'react';
import { guardLeaving } from '../leaving.ts';

/** With unsaved changes, links and Back ask first, and so does the browser before the page is closed or reloaded. */
export function useLeaveGuard(isUnsaved: boolean): { isAsking: boolean; leave: () => void; stay: () => void } {
  const [go, setGo] = useState<{ leave: () => void } | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    const stop = guardLeaving((leave) => setGo({ leave }));
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);

  return {
    isAsking: go !== null,
    leave: () => {
      setGo(null);
      go?.leave();
    },
    stay: () => setGo(null),
  };
}
