import type { Illustration, PreviewCard } from '@marquee/contract';
import { messageOf, Unavailable } from '@marquee/kernel';
import { z } from 'zod';
import { traceHeaders } from '../trace.ts';

const COLOR = z.object({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
});

/** A crawler of previews gives up sooner. */
const DEADLINE_MS = 8_000;

/** The used part of a service binding. */
export interface PreviewService {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Draws preview images (PNG). Throws Unavailable if it cannot. */
export type PreviewDrawer = (card: PreviewCard) => Promise<Uint8Array<ArrayBuffer>>;

/** Draws pictures without words (PNG). Throws Unavailable if it cannot. */
export type Illustrator = (of: Illustration) => Promise<Uint8Array<ArrayBuffer>>;

/** The Worker that draws, behind a service binding. */
export const remotePreviews = (service: PreviewService): PreviewDrawer => drawnBy(service, 'The preview image');
export const remoteIllustrator = (service: PreviewService): Illustrator => drawnBy(service, 'The illustration');

/** The dominant color of a picture, `#rrggbb`; null if it has none that can be shown. Throws Unavailable if it cannot be read now. */
export type ColorReader = (picture: Uint8Array, contentType: string) => Promise<string | null>;

export function remoteColors(service: PreviewService): ColorReader {
  return async (picture, contentType) => {
    try {
      const response = await service.fetch('https://previews/', {
        method: 'POST',
        headers: { ...traceHeaders(), 'content-type': contentType },
        body: new Uint8Array(picture),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return COLOR.parse(await response.json()).color;
    } catch (error) {
      throw new Unavailable(`The color of a picture was not read: ${messageOf(error)}`);
    }
  };
}

function drawnBy(service: PreviewService, what: string) {
  return async (card: PreviewCard | Illustration) => {
    try {
      const response = await service.fetch('https://previews/', {
        method: 'POST',
        headers: traceHeaders(),
        body: JSON.stringify(card),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.ok) return bytes;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      throw new Unavailable(`${what} was not drawn: ${messageOf(error)}`);
    }
  };
}
