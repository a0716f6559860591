import { type ComponentType, lazy } from 'react';

// Resolved by glob: the console is a separate chunk and not part of the first load.
const consoles = import.meta.glob<{ openConsole: () => Promise<ComponentType> }>('../admin/open-console.ts');
const load = consoles['../admin/open-console.ts'];

/** The console, loaded on demand; null if it does not exist. */
export const ConsoleRoute = load ? lazy(async () => ({ default: await (await load()).openConsole() })) : null;
