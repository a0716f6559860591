import { performTask } from '@marquee/extraction';
import { messageOf } from '@marquee/kernel';

/**
 * The documents' own Worker: a task in, its result out (`packages/extraction/src/reading/wire.ts`). One that runs over its processor time or
 * memory is ended by the platform, and only its caller hears of it.
 */
export default {
  async fetch(request) {
    if (request.method !== 'POST') return new Response(null, { status: 204 });
    const frame = new Uint8Array(await request.arrayBuffer());
    try {
      return new Response(performTask(frame), { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      return Response.json({ reason: 'died', detail: messageOf(error) }, { status: 422 });
    }
  },
} satisfies ExportedHandler;
