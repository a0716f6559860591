import { type ComponentType, lazy, useState } from 'react';

/**
 * A page whose code is loaded when it is first needed. If `preload` has ended before the first rendering, the page renders at once: a
 * lazy component would show its fallback for a third of a second even then.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | null = null;
  const Lazy = lazy(async () => ({ default: await load() }));
  function Page() {
    // Another choice later would mount the page again.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }
  async function preload(): Promise<void> {
    loaded = await load();
  }
  return { Page, preload };
}
