import type { EndpointId } from '@marquee/contract';
import { sessions, users } from '@marquee/db';
import { sha256Hex } from '@marquee/kernel';
import { DAY_MS, posting } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { type Api, startApi } from '../support.ts';

export const ADMIN = { id: 'admin-1', email: 'ada@marquee.example' };
const TOKEN = 'a'.repeat(43);
const COOKIE = `marquee=${TOKEN}`;

/** The API with an administrator signed in; `as` calls are theirs, `guest` is nobody. */
export async function startConsole() {
  const api = await startApi();
  const now = api.clock.now();
  await api.db.insert(users).values({
    ...ADMIN,
    emailKey: ADMIN.email,
    firstName: 'Ada',
    lastName: 'Keeper',
    role: 'admin',
    createdAt: now,
  });
  await api.db.insert(sessions).values({
    tokenHash: await sha256Hex(TOKEN),
    userId: ADMIN.id,
    createdAt: now,
    renewedAt: now,
    expiresAt: now + 30 * DAY_MS,
  });
  const signed = (init: RequestInit = {}): RequestInit => ({
    ...init,
    // As a browser sends what a script of our own page asks.
    headers: {
      ...(init.headers as Record<string, string> | undefined),
      cookie: COOKIE,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'empty',
    },
  });
  return {
    ...api,
    guest: api,
    get: <T = unknown>(id: EndpointId, path: string) => api.ok<T>(id, path, signed()),
    /** As the console in Spanish reads. */
    getInSpanish: <T = unknown>(id: EndpointId, path: string) =>
      api.ok<T>(id, path, signed({ headers: { 'accept-language': 'es' } })),
    postInSpanish: <T = unknown>(id: EndpointId, path: string, body: unknown) => {
      const init = posting(body);
      return api.ok<T>(
        id,
        path,
        signed({ ...init, headers: { ...(init.headers as object), 'accept-language': 'es' } }),
      );
    },
    post: <T = unknown>(id: EndpointId, path: string, body: unknown = {}) => api.ok<T>(id, path, signed(posting(body))),
    remove: <T = unknown>(id: EndpointId, path: string) => api.ok<T>(id, path, signed({ method: 'DELETE' })),
    refusedPost: (path: string, body: unknown) => api.refused(path, signed(posting(body))),
    refusedGet: (path: string) => api.refused(path, signed()),
    refusedGetInSpanish: (path: string) => api.refused(path, signed({ headers: { 'accept-language': 'es' } })),
    rawPost: (path: string, body: unknown, method = 'POST') => api.raw(path, signed({ ...posting(body), method })),
    call: (method: string, path: string, body?: unknown) =>
      api.raw(path, signed(body === undefined ? { method } : { ...posting(body), method })),
    rawRemove: (path: string) => api.raw(path, signed({ method: 'DELETE' })),
  };
}

/** Another person with an account, `u1` unless told otherwise, who is signed in somewhere. */
export async function somebody(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  given: Partial<typeof users.$inferInsert> = {},
) {
  const id = given.id ?? 'u1';
  const email = given.email ?? `${id}@example.org`;
  const now = clock.now();
  await db.insert(users).values({
    id,
    email,
    emailKey: email.toLowerCase(),
    firstName: 'Bea',
    lastName: 'Wright',
    createdAt: now,
    ...given,
  });
  const token = id.padEnd(43, 'x');
  const expiresAt = now + 30 * DAY_MS;
  await db
    .insert(sessions)
    .values({ tokenHash: await sha256Hex(token), userId: id, createdAt: now, renewedAt: now, expiresAt });
  return { id, cookie: `marquee=${token}` };
}

export type Console = Awaited<ReturnType<typeof startConsole>>;

export interface AuditRow {
  action: string;
  subject: string;
  actor_id: string;
  before: unknown;
  after: unknown;
  request_id: string;
}

/** What the audit log holds, oldest first. */
export async function auditRows({ db }: Pick<Api, 'db'>): Promise<AuditRow[]> {
  const rows = await db.all<AuditRow & { before: string | null; after: string | null }>(
    sql`SELECT action, subject, actor_id, before, after, request_id FROM audit_log ORDER BY rowid`,
  );
  return rows.map((row) => ({
    ...row,
    before: row.before && JSON.parse(row.before),
    after: row.after && JSON.parse(row.after),
  }));
}
