import type { Blobs } from '@marquee/kernel';

/** Blobs in an R2 bucket. */
export function r2Blobs(bucket: R2Bucket): Blobs {
  return {
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } });
    },
    async get(key) {
      const object = await bucket.get(key);
      if (!object) return null;
      const contentType = object.httpMetadata?.contentType ?? 'application/octet-stream';
      return { body: object.body, contentType, etag: object.httpEtag };
    },
    async list(prefix) {
      const keys: string[] = [];
      // R2 answers at most 1,000 at once.
      for (let cursor: string | undefined, isMore = true; isMore; ) {
        const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
        keys.push(...page.objects.map(({ key }) => key));
        isMore = page.truncated;
        cursor = page.truncated ? page.cursor : undefined;
      }
      return keys;
    },
    async delete(keys) {
      // R2 takes at most 1,000 at once.
      for (let first = 0; first < keys.length; first += 1_000) await bucket.delete(keys.slice(first, first + 1_000));
    },
    async sha256(keys) {
      const sum = new crypto.DigestStream('SHA-256');
      for (const key of keys) {
        const object = await bucket.get(key);
        if (!object) throw new Error(`There is no blob ${key}.`);
        await object.body.pipeTo(sum, { preventClose: true });
      }
      await sum.close();
      return Array.from(new Uint8Array(await sum.digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}
