import type { EngineDeps } from '../deps.ts';
import { named } from './db-for.ts';
import { MAIN } from './main.ts';

type Deps = Pick<EngineDeps, 'db' | 'databases' | 'queue'>;

/** The engine at work in one database: its jobs, sources and events are all there, and its messages name it. Throws RangeError if it is not bound. */
export function inRegion<D extends Deps>(deps: D, name: string): D {
  if (name === MAIN) return deps;
  const { queue } = deps;
  return {
    ...deps,
    db: named(deps, name),
    databases: undefined,
    queue: { send: (messages) => queue.send(messages.map((one) => ({ ...one, database: name }))) },
  };
}

/** The names of the databases beside the main one. */
export const regionsOf = ({ databases }: Pick<Deps, 'databases'>): string[] => [...(databases?.keys() ?? [])];
