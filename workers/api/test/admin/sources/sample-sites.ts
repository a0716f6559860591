import { scrapeSource } from '@marquee/domain/sources';
import { createFetcher, createMemoryPace, createMemoryRobotsCache } from '@marquee/fetching';
import { type Handlers, runJob } from '@marquee/platform';
import { respond, UNREACHABLE_HEADER } from '@marquee/sample-web';
import type { TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';

/** Lets the engine of a test read the sample web; a name that it does not have does not resolve. `web.put(url, original)` serves a page at a second address, too. */
export function onSampleWeb(outside: TestEngine): void {
  const { clock } = outside;
  const asked: string[] = [];
  const copies = new Map<string, string>();
  outside.web.put = (url, original) => void (typeof original === 'string' && copies.set(url, original));
  const answerOf = (url: string, headers: Record<string, string> = {}) =>
    respond({ method: 'GET', url, headers }, clock.now());
  const known = async (host: string) => !(UNREACHABLE_HEADER in (await answerOf(`https://${host}/robots.txt`)).headers);
  outside.web.asked = () => asked.splice(0).filter((url) => !url.endsWith('/robots.txt'));
  outside.web.fetch = async (request) => {
    asked.push(request.url);
    const { status, headers, body } = await answerOf(
      copies.get(request.url) ?? request.url,
      Object.fromEntries(request.headers),
    );
    if (UNREACHABLE_HEADER in headers) throw new Error('no route to host');
    const hasBody = ![204, 304].includes(status);
    return new Response(hasBody ? (body as BodyInit) : null, { status, headers });
  };
  outside.fetcher = createFetcher({
    web: outside.web,
    resolver: {
      resolve: async (host) => {
        const plain = await known(host);
        const isHttp = plain || !(UNREACHABLE_HEADER in (await answerOf(`http://${host}/robots.txt`)).headers);
        return isHttp ? ['93.184.216.34'] : [];
      },
    },
    pace: createMemoryPace(clock),
    robotsCache: createMemoryRobotsCache(),
    clock,
    userAgent: 'MarqueeBot/1.0 (+https://marquee.example/crawler)',
    productToken: 'MarqueeBot',
    ownHosts: ['marquee.example'],
    sleep: async (ms) => clock.advance(ms),
  });
}

/** Reads a source by its queued job, as the engine would. */
export async function readQueued(outside: TestEngine, sourceId: string): Promise<void> {
  const [row] = await outside.db.all<{ id: string }>(
    sql`SELECT id FROM outbox WHERE dedupe_key = ${`source.scrape:${sourceId}`} AND state IN ('pending', 'sent')`,
  );
  if (!row) throw new Error('no read is queued');
  const handlers = { 'source.scrape': scrapeSource } as unknown as Handlers;
  await runJob(outside, handlers, row.id);
}
