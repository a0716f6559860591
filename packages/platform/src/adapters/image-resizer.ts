/** The formats of smaller images, the best first. */
export const VARIANT_TYPES = ['image/avif', 'image/webp'] as const;
export type VariantType = (typeof VARIANT_TYPES)[number];

/** An image no wider than `width` pixels, in that format. Throws if it cannot be made: the bytes are no image, or the month's quota is used up. */
export type ImageResizer = (
  bytes: Uint8Array<ArrayBuffer>,
  width: number,
  type: VariantType,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Cloudflare's Images binding, if there is one. */
export function cloudflareImages(images: ImagesBinding | undefined): ImageResizer | null {
  if (!images) return null;
  return async (bytes, width, type) => {
    const made = await images
      .input(new Blob([bytes]).stream())
      .transform({ width, fit: 'scale-down' })
      .output({ format: type });
    return new Uint8Array(await made.response().arrayBuffer());
  };
}
