import type { Result, Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { createBoundedStore } from './bounded-store.ts';

/** A longer path is looked for each time. */
const LONGEST = 300;
const LIMITS = { newSize: 100_000, keptSize: 400_000, mostEach: LONGEST };

/** Finds the routes of a path in the tree of all routes once: a shared answer takes little longer than that. */
export function rememberingRouter<T>(): Router<T> {
  const tree = new TrieRouter<T>();
  const known = createBoundedStore<Result<T>>(LIMITS);
  return {
    name: 'remembering',
    add: (method, path, handler) => tree.add(method, path, handler),
    match(method, path) {
      const asked = `${method} ${path}`;
      const found = known.get(asked);
      if (found) return found;
      const result = tree.match(method, path);
      known.set(asked, result, asked.length);
      return result;
    },
  };
}
