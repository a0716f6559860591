import { fetchNow } from './fetch-now.ts';
import { BOARDS } from './names.ts';

/** A board for a television: the network's, else the one that it kept itself when it last heard of us (apps/web/public/tonight.js). */
export async function boardFor(request: Request): Promise<Response> {
  try {
    return await fetchNow(request);
  } catch (error) {
    const kept = await (await caches.open(BOARDS)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}
