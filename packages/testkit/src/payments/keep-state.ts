import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyState, type State } from './state.ts';

/** What a person can still look at; payments and what belongs to them stay forever. */
const MOST_MESSAGES = 1_000;
const SOON_MS = 250;

/** The state of a file; without one, or with one that nobody can read, a new one. What could not be read is kept beside it. */
export function loadState(file: string | undefined): State {
  const fresh = emptyState();
  if (!file || !existsSync(file)) return fresh;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof State, never>;
    const { keys: _, ...maps } = fresh;
    const loaded = Object.keys(maps).map((name) => [name, new Map(kept[name as keyof State])]);
    return { ...fresh, ...Object.fromEntries(loaded), keys: { ...fresh.keys, ...(kept.keys as State['keys']) } };
  } catch {
    renameSync(file, `${file}.broken`);
    return fresh;
  }
}

/** Writes at the start, soon after a change, and at the end. The file has our own keys, which are worth nothing anywhere else. */
export function stateKeeper(file: string | undefined, state: State): { changed: () => void; write: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const map of [state.events, state.deliveries, state.answers]) forgetOldest(map);
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    const text = JSON.stringify(state, (_, value: unknown) => (value instanceof Map ? [...value] : value));
    writeFileSync(`${file}.new`, text, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    changed: () => {
      timer ??= setTimeout(write, SOON_MS).unref();
    },
    write,
  };
}

function forgetOldest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= MOST_MESSAGES) return;
    map.delete(key);
  }
}
