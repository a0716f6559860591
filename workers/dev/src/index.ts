import { WorkerEntrypoint } from 'cloudflare:workers';

/**
 * The development Worker, never deployed: it stands in for the outside web through a loopback server, which serves recorded or
 * sample sites or calls the real ones, and it has an internal path with which the start script triggers the schedule and asks for
 * progress.
 */
interface DevEnv {
  /** `http://127.0.0.1:PORT` of that server. */
  REPLAY_ORIGIN: string;
  /** How far the clock of the local stack is ahead of the system's. */
  CLOCK_OFFSET_MS?: string;
  CRON: Service<{ tick(cron: string): Promise<void> } & Rpc.WorkerEntrypointBranded>;
  DB: D1Database;
}

/** The outside web: a header carries the original address. */
export class Replay extends WorkerEntrypoint<DevEnv> {
  override async fetch(request: Request): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set('x-marquee-url', request.url);
    return fetch(this.env.REPLAY_ORIGIN, {
      method: request.method,
      // A call of a receiver, small enough to be held.
      ...(request.method === 'POST' ? { body: await request.text() } : {}),
      headers,
      redirect: 'manual',
      signal: request.signal,
    });
  }
}

const PROGRESS = `SELECT
  (SELECT count(*) FROM sources) AS sources,
  (SELECT count(*) FROM sources WHERE runs > 0) AS read,
  (SELECT count(*) FROM outbox WHERE state IN ('pending', 'sent', 'running')) AS open,
  (SELECT coalesce(sum(total), 0) FROM listing_counts WHERE scope IN (SELECT slug FROM cities)) AS events,
  (SELECT count(*) FROM images) AS pictures`;

const RECENT_RUNS = `SELECT r.id, r.kind, r.outcome, r.detail, s.name, s.url, c.name || ', ' || c.state AS city FROM runs r
  LEFT JOIN sources s ON s.id = r.source_id LEFT JOIN cities c ON c.slug = s.city_slug
  WHERE r.kind = 'source.scrape' AND r.id > ?1 ORDER BY r.id LIMIT 100`;

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname === '/__dev/tick' && request.method === 'POST') {
      await env.CRON.tick(url.searchParams.get('cron') ?? '* * * * *');
      return Response.json({ ok: true });
    }
    // For a browser that goes by the same clock.
    if (url.pathname === '/__dev/clock') return Response.json({ offsetMs: Number(env.CLOCK_OFFSET_MS ?? 0) });
    if (url.pathname === '/__dev/progress') {
      const [progress, runs] = await env.DB.batch<Record<string, unknown>>([
        env.DB.prepare(PROGRESS),
        env.DB.prepare(RECENT_RUNS).bind(url.searchParams.get('after') ?? ''),
      ]);
      return Response.json({ ...progress?.results[0], runs: runs?.results ?? [] });
    }
    return new Response('Not found', { status: 404 });
  },
} satisfies ExportedHandler<DevEnv>;
