/** Entries of a bounded size; which of them go first, the store decides. */
export interface BoundedStore<V> {
  get(key: string): V | undefined;
  set(key: string, value: V, size: number): void;
  delete(key: string): void;
  size(): number;
}

interface Limits {
  /** Of what was asked for once. */
  newSize: number;
  /** Of what was asked for again. */
  keptSize: number;
  /** A larger entry is not stored. */
  mostEach: number;
}

interface Part<V> {
  entries: Map<string, { value: V; size: number }>;
  size: number;
}

/**
 * A store in two parts (the scheme of 2Q: Johnson and Shasha, VLDB 1994): what is asked for again moves from the first into the second, and each
 * part gives up what was asked for longest ago. Thousands of questions that nobody repeats displace each other, and nothing that people read.
 */
export function createBoundedStore<V>({ newSize, keptSize, mostEach }: Limits): BoundedStore<V> {
  const fresh: Part<V> = { entries: new Map(), size: 0 };
  const kept: Part<V> = { entries: new Map(), size: 0 };

  function remove(part: Part<V>, key: string) {
    const entry = part.entries.get(key);
    if (!entry) return undefined;
    part.entries.delete(key);
    part.size -= entry.size;
    return entry;
  }

  function add(part: Part<V>, key: string, entry: { value: V; size: number }, most: number): void {
    part.entries.set(key, entry);
    part.size += entry.size;
    for (const oldest of part.entries.keys()) {
      if (part.size <= most) return;
      remove(part, oldest);
    }
  }

  return {
    get(key) {
      const entry = remove(kept, key) ?? remove(fresh, key);
      if (!entry) return undefined;
      add(kept, key, entry, keptSize);
      return entry.value;
    },
    set(key, value, size) {
      const part = kept.entries.has(key) ? kept : fresh;
      remove(part, key);
      if (size > mostEach) return;
      add(part, key, { value, size }, part === kept ? keptSize : newSize);
    },
    delete(key) {
      remove(kept, key);
      remove(fresh, key);
    },
    size: () => fresh.size + kept.size,
  };
}
