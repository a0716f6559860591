import type { Copies } from '@marquee/kernel';

interface Metadata {
  at: number;
}

/** Copies in Workers KV; the time is metadata, so that it can be read without the text. */
export function kvCopies(namespace: KVNamespace): Copies {
  return {
    async get(key) {
      const { value, metadata } = await namespace.getWithMetadata<Metadata>(key, 'text');
      return value !== null && typeof metadata?.at === 'number' ? { text: value, at: metadata.at } : null;
    },
    async madeAt(key) {
      const { value, metadata } = await namespace.getWithMetadata<Metadata>(key, 'stream');
      await value?.cancel();
      return value !== null && typeof metadata?.at === 'number' ? metadata.at : null;
    },
    async put(key, { text, at }, keptSeconds) {
      await namespace.put(key, text, { expirationTtl: keptSeconds, metadata: { at } satisfies Metadata });
    },
  };
}
