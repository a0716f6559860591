import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type FakeProject, type FakeWorker, named, Refused, type Route } from './fake-parts.ts';

export const ACCOUNT = '0123456789abcdef0123456789abcdef';

/**
 * An account at Cloudflare in memory: what was created, deployed and set stays, and names are taken. It knows the REST calls of our scripts and of
 * wrangler's commands as far as a deployment needs them. D1 is SQLite, so migrations and statements are real.
 */
export class FakeAccount {
  databases = new Map<string, { name: string; db: DatabaseSync }>();
  buckets = new Map<string, Set<string>>();
  namespaces = new Map<string, { title: string; keys: Set<string> }>();
  queues = new Map<string, { name: string; consumers: Array<{ id: string; script: string }> }>();
  workers = new Map<string, FakeWorker>();
  projects = new Map<string, FakeProject>();
  /** Names of `pages.dev` that other accounts have. */
  foreignSubdomains = new Set<string>();
  /** Every call that changed something: method and path without the account. */
  changes: string[] = [];
  #uploads = new Map<string, string>();
  #count = 0;

  /** Counts up, for ids and times that differ and sort. */
  next(): number {
    this.#count += 1;
    return this.#count;
  }

  id(): string {
    return createHash('md5').update(String(this.next())).digest('hex');
  }

  /** A time that is later than every one before. */
  time(): string {
    return new Date(Date.UTC(2026, 10, 28) + this.next() * 1_000).toISOString();
  }

  /** The calls about D1, R2, KV, queues and accounts. */
  storageRoutes(): Route[] {
    return [
      [/^GET \/d1\/database$/, () => [...this.databases].map(([uuid, { name }]) => ({ uuid, name }))],
      [/^POST \/d1\/database$/, ({ body }) => this.#createDatabase(named(body, 'name'))],
      [
        /^GET \/d1\/database\/([^/]+)$/,
        ({ parts: [id = ''] }) => this.#database(id) && { uuid: id, name: this.#database(id).name },
      ],
      [/^DELETE \/d1\/database\/([^/]+)$/, ({ parts: [id = ''] }) => this.#database(id) && this.databases.delete(id)],
      [
        /^POST \/d1\/database\/([^/]+)\/query$/,
        ({ parts: [id = ''], body }) => runSql(this.#database(id).db, named(body, 'sql')),
      ],
      [
        /^POST \/d1\/database\/([^/]+)\/import$/,
        ({ parts: [id = ''], body, origin }) => this.#import(id, body, origin),
      ],
      [/^GET \/r2\/buckets$/, () => ({ buckets: [...this.buckets.keys()].map((name) => ({ name })) })],
      [/^POST \/r2\/buckets$/, ({ body }) => this.#createBucket(named(body, 'name'))],
      [/^GET \/r2\/buckets\/([^/]+)$/, ({ parts: [name = ''] }) => this.#bucket(name) && { name }],
      [/^GET \/r2\/buckets\/([^/]+)\/objects$/, ({ parts: [name = ''], query }) => this.#objects(name, query)],
      [
        /^DELETE \/r2\/buckets\/([^/]+)\/objects\/(.+)$/,
        ({ parts: [name = '', key = ''] }) => this.#bucket(name).delete(decodeURIComponent(key)),
      ],
      [/^DELETE \/r2\/buckets\/([^/]+)$/, ({ parts: [name = ''] }) => this.#deleteBucket(name)],
      [/^GET \/storage\/kv\/namespaces$/, () => [...this.namespaces].map(([id, { title }]) => ({ id, title }))],
      [/^POST \/storage\/kv\/namespaces$/, ({ body }) => this.#createNamespace(named(body, 'title'))],
      [
        /^GET \/storage\/kv\/namespaces\/([^/]+)\/keys$/,
        ({ parts: [id = ''] }) => [...(this.namespaces.get(id)?.keys ?? [])].map((name) => ({ name })),
      ],
      [/^DELETE \/storage\/kv\/namespaces\/([^/]+)$/, ({ parts: [id = ''] }) => this.namespaces.delete(id)],
      [
        /^GET \/queues$/,
        ({ query }) =>
          [...this.queues.keys()]
            .map((id) => this.#queue(id))
            .filter(({ queue_name: name }) => !query.has('name') || query.getAll('name').includes(name)),
      ],
      [/^POST \/queues$/, ({ body }) => this.#createQueue(named(body, 'queue_name'))],
      [/^DELETE \/queues\/([^/]+)$/, ({ parts: [id = ''] }) => this.queues.delete(id)],
      [/^GET \/queues\/([^/]+)\/consumers$/, ({ parts: [id = ''] }) => this.#queue(id).consumers],
      [
        /^POST \/queues\/([^/]+)\/consumers$/,
        ({ parts: [id = ''], body }) =>
          this.queues.get(id)?.consumers.push({ id: this.id(), script: named(body, 'script_name') }) && {},
      ],
      [
        /^DELETE \/queues\/([^/]+)\/consumers\/([^/]+)$/,
        ({ parts: [id = '', consumer = ''] }) => this.#removeConsumer(id, consumer),
      ],
      [/^GET \/accounts$/, () => [{ id: ACCOUNT, name: 'The Town' }]],
    ];
  }

  /** What wrangler uploads to the address that an import names. */
  upload(text: string): string {
    const etag = createHash('md5').update(text).digest('hex');
    this.#uploads.set(etag, text);
    return etag;
  }

  #database(id: string) {
    const database = this.databases.get(id);
    if (!database) throw new Refused(404, 7404, `The database ${id} could not be found`);
    return database;
  }

  #createDatabase(name: string) {
    if ([...this.databases.values()].some((other) => other.name === name))
      throw new Refused(400, 7502, 'A database with that name already exists');
    const uuid = this.id()
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
      .slice(0, 36);
    this.databases.set(uuid, { name, db: new DatabaseSync(':memory:') });
    return { uuid, name };
  }

  #import(id: string, body: string, origin: string) {
    const { action, etag } = JSON.parse(body) as { action: string; etag: string };
    if (action === 'init') return { upload_url: `${origin}/upload`, filename: 'statements.sql' };
    runSql(this.#database(id).db, this.#uploads.get(etag) ?? '');
    const result = { num_queries: 1, final_bookmark: 'b', meta: { duration: 1, rows_read: 1, rows_written: 1 } };
    return { at_bookmark: 'b', status: 'complete', success: true, type: 'import', messages: [], result };
  }

  #bucket(name: string): Set<string> {
    const objects = this.buckets.get(name);
    if (!objects) throw new Refused(404, 10006, 'The specified bucket does not exist.');
    return objects;
  }

  #createBucket(name: string) {
    if (this.buckets.has(name))
      throw new Refused(409, 10004, 'The bucket you tried to create already exists, and you own it.');
    this.buckets.set(name, new Set());
    return { name };
  }

  #objects(name: string, query: URLSearchParams) {
    return [...this.#bucket(name)].slice(0, Math.min(100, Number(query.get('per_page') ?? 20))).map((key) => ({ key }));
  }

  #deleteBucket(name: string) {
    if (this.#bucket(name).size > 0) throw new Refused(409, 10008, 'The bucket you tried to delete is not empty.');
    return this.buckets.delete(name);
  }

  #createNamespace(title: string) {
    if ([...this.namespaces.values()].some((other) => other.title === title))
      throw new Refused(400, 10014, 'a namespace with this account ID and title already exists');
    const id = this.id();
    this.namespaces.set(id, { title, keys: new Set() });
    return { id, title };
  }

  #queue(id: string) {
    const queue = this.queues.get(id);
    if (!queue) throw new Refused(404, 11000, 'Queue not found');
    const consumers = queue.consumers.map(({ id: consumer, script }) => ({
      consumer_id: consumer,
      type: 'worker',
      script,
      settings: {},
    }));
    return {
      queue_id: id,
      queue_name: queue.name,
      producers: [],
      consumers,
      producers_total_count: 0,
      consumers_total_count: consumers.length,
    };
  }

  #createQueue(name: string) {
    if ([...this.queues.values()].some((other) => other.name === name))
      throw new Refused(400, 11009, 'Queue name is already taken');
    const id = this.id();
    this.queues.set(id, { name, consumers: [] });
    return this.#queue(id);
  }

  #removeConsumer(id: string, consumer: string) {
    const queue = this.queues.get(id);
    if (queue) queue.consumers = queue.consumers.filter((other) => other.id !== consumer);
    return {};
  }
}

/** As D1 answers: rows of a question, none of other statements. */
function runSql(db: DatabaseSync, sql: string) {
  try {
    const results = /^\s*(?:SELECT|WITH|PRAGMA)/i.test(sql) ? db.prepare(sql).all() : (db.exec(sql), []);
    return [{ success: true, results, meta: { duration: 1 } }];
  } catch (error) {
    throw new Refused(400, 7500, `${error instanceof Error ? error.message : String(error)}: SQLITE_ERROR`);
  }
}
