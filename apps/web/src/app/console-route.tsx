import { type ComponentType, lazy } from 'react';

// Found when it is there: the console is a part of its own, and none of it is in the first load.
const consoles = import.meta.glob<{ Console: ComponentType }>('../admin/console.tsx');
const load = consoles['../admin/console.tsx'];

/** The console, loaded when it is opened; null where there is none. */
export const ConsoleRoute = load ? lazy(async () => ({ default: (await load()).Console })) : null;
