import { type ComponentType, lazy } from 'react';

// Resolved by glob: the console is a separate chunk and not part of the first load.
const consoles = import.meta.glob<{ Console: ComponentType }>('../admin/console.tsx');
const load = consoles['../admin/console.tsx'];

/** The console, loaded on demand; null if it does not exist. */
export const ConsoleRoute = load ? lazy(async () => ({ default: (await load()).Console })) : null;
