import type { PictureWidth } from '@marquee/contract';
import { messageOf } from '@marquee/kernel';
import type { ApiDeps, VariantType } from '@marquee/platform';
import type { DocumentCall } from '../verbs.ts';

/** Formats that may become smaller. GIF stays: it may move. */
const SOURCES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/** Larger ones than any picture we fetch (packages/fetching/src/limits.ts) are served as they are. */
const MAX_BYTES = 10_000_000;

interface Stored {
  body: ReadableStream | Uint8Array;
  contentType: string;
}

/** The best format that a client says it accepts. */
export function variantType({ variantTypes }: Pick<ApiDeps, 'variantTypes'>, accept: string): VariantType | null {
  return variantTypes.find((type) => accept.includes(type)) ?? null;
}

/** A picture no wider than that: made at its first request, then kept. Null: it cannot be made, so the original must do. */
export async function variantOf(
  deps: ApiDeps,
  { hash, width, type }: { hash: string; width: PictureWidth; type: VariantType },
  call: DocumentCall,
): Promise<Stored | null> {
  const key = `variants/${hash}/${width}.${type.slice('image/'.length)}`;
  const held = await deps.blobs.get(key);
  if (held) return held;
  const original = await deps.blobs.get(`media/${hash}`);
  if (!original || !deps.resizeImage || !SOURCES.has(original.contentType)) {
    if (original?.body instanceof ReadableStream) await original.body.cancel();
    return null;
  }
  const bytes = new Uint8Array(await new Response(original.body as BodyInit).arrayBuffer());
  if (bytes.length > MAX_BYTES) return null;
  try {
    const made = await deps.resizeImage(bytes, Number(width), type);
    // Of a small or well made picture the original is smaller; it is kept too, so that this is found out once.
    const best =
      made.length < bytes.length
        ? { body: made, contentType: type }
        : { body: bytes, contentType: original.contentType };
    await call.afterwards(() => deps.blobs.put(key, best.body, best.contentType));
    return best;
  } catch (error) {
    deps.log.warn('a picture was not made smaller', { hash, width, type, error: messageOf(error) });
    return null;
  }
}
