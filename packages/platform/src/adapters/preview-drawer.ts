import type { PreviewCard } from '@marquee/contract';
import { messageOf, Unavailable } from '@marquee/kernel';

/** A crawler of previews gives up sooner. */
const DEADLINE_MS = 8_000;

/** The used part of a service binding. */
export interface PreviewService {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** Draws preview images (PNG). Throws Unavailable if it cannot. */
export type PreviewDrawer = (card: PreviewCard) => Promise<Uint8Array<ArrayBuffer>>;

/** The Worker that draws, behind a service binding. */
export function remotePreviews(service: PreviewService): PreviewDrawer {
  return async (card) => {
    try {
      const response = await service.fetch('https://previews/', {
        method: 'POST',
        body: JSON.stringify(card),
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.ok) return bytes;
      throw new Error(`status ${response.status}`);
    } catch (error) {
      throw new Unavailable(`The preview image was not drawn: ${messageOf(error)}`);
    }
  };
}
