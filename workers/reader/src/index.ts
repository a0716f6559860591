import { performTask } from '@marquee/extraction';
import { jsonLog, messageOf, REQUEST_ID_HEADER, requestIdOf } from '@marquee/kernel';

/**
 * The Worker that reads documents: takes a task, returns its result (`packages/extraction/src/reading/wire.ts`). If a task exceeds its processor time or
 * memory, the platform ends it, and only its caller is affected.
 */
export default {
  async fetch(request) {
    if (request.method !== 'POST') return new Response(null, { status: 204 });
    const frame = new Uint8Array(await request.arrayBuffer());
    try {
      return new Response(performTask(frame), { headers: { 'content-type': 'application/json' } });
    } catch (error) {
      const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
      jsonLog('reader', () => ({ requestId })).warn('a document could not be read', {
        error: messageOf(error),
        bytes: frame.length,
      });
      return Response.json({ reason: 'died', detail: messageOf(error) }, { status: 422 });
    }
  },
} satisfies ExportedHandler;
