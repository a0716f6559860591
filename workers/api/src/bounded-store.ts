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

interface Entry<V> {
  value: V;
  size: number;
  /** Asked for since it was last passed over. */
  isUsed: boolean;
}

interface Part<V> {
  entries: Map<string, Entry<V>>;
  size: number;
}

/**
 * A store in two parts (the scheme of 2Q: Johnson and Shasha, VLDB 1994): what is asked for again moves from the first into the second, so thousands of
 * questions that nobody repeats displace each other, and nothing that people read. The second passes over what was asked for since (CLOCK): to move an
 * entry at each question takes longer than the rest of a hit.
 */
export function createBoundedStore<V>({ newSize, keptSize, mostEach }: Limits): BoundedStore<V> {
  const fresh: Part<V> = { entries: new Map(), size: 0 };
  const kept: Part<V> = { entries: new Map(), size: 0 };

  function remove(part: Part<V>, key: string): Entry<V> | undefined {
    const entry = part.entries.get(key);
    if (!entry) return undefined;
    part.entries.delete(key);
    part.size -= entry.size;
    return entry;
  }

  function add(part: Part<V>, key: string, entry: Entry<V>, most: number): void {
    part.entries.set(key, entry);
    part.size += entry.size;
    // What is passed over comes last, no longer used, so the walk ends.
    for (const [oldest, { isUsed }] of part.entries) {
      if (part.size <= most) return;
      const removed = remove(part, oldest);
      if (removed && isUsed) {
        removed.isUsed = false;
        part.entries.set(oldest, removed);
        part.size += removed.size;
      }
    }
  }

  return {
    get(key) {
      const found = kept.entries.get(key);
      if (found) {
        found.isUsed = true;
        return found.value;
      }
      const entry = remove(fresh, key);
      if (!entry) return undefined;
      add(kept, key, entry, keptSize);
      return entry.value;
    },
    set(key, value, size) {
      const part = kept.entries.has(key) ? kept : fresh;
      remove(part, key);
      if (size > mostEach) return;
      add(part, key, { value, size, isUsed: false }, part === kept ? keptSize : newSize);
    },
    delete(key) {
      remove(kept, key);
      remove(fresh, key);
    },
    size: () => fresh.size + kept.size,
  };
}
