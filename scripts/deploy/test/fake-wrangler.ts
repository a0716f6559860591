import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../layout.ts';
import type { Outcome, Wrangler } from '../wrangler.ts';
import { ACCOUNT } from './fake-account.ts';

/** A Worker's configuration as tests hand it over, by its path. */
export type Configs = Map<string, { name: string; bindings: object[]; consumers?: string[] }>;

export interface FakeWrangler {
  run: Wrangler;
  /** Arguments of every call, for what must not be among them. */
  calls: string[][];
}

/**
 * Stands in for the process of wrangler: makes the calls that the real one makes for a command (tests/smoke/deploy.smoke.ts runs the real one
 * against the same account), and fails as it does.
 */
export function fakeWrangler(url: string, configs: Configs, databaseId: () => string): FakeWrangler {
  const calls: string[][] = [];
  return {
    calls,
    run: async (args, options = {}) => {
      calls.push([...args]);
      try {
        return { status: 0, complaint: '', output: await perform(args, options.input ?? '') };
      } catch (error) {
        return {
          status: 1,
          output: '',
          complaint: error instanceof Error ? error.message : String(error),
        } satisfies Outcome;
      }
    },
  };

  async function perform(args: readonly string[], input: string): Promise<string> {
    const option = (name: string) => args[args.indexOf(name) + 1] ?? '';
    const [first = '', second = '', third = ''] = args;
    if (first === 'auth') return JSON.stringify({ type: 'oauth', token: 'a-token' });
    if (first === 'd1' && second === 'migrations') return migrate(`/d1/database/${databaseId()}`);
    if (first === 'd1' && args.includes('--file')) return importFile(`/d1/database/${databaseId()}`, option('--file'));
    if (first === 'd1')
      return JSON.stringify(await call('POST', `/d1/database/${databaseId()}/query`, { sql: option('--command') }));
    if (first === 'deploy') return deploy(option('--config'), option('--tag'), option('--message'));
    if (first === 'secret') return putSecret(option('--name'), third, input);
    if (first === 'pages' && second === 'deploy')
      return deployPages(option('--project-name'), option('--commit-message'));
    if (first === 'rollback') {
      const versions = [{ version_id: second, percentage: 100 }];
      await call('POST', `/workers/scripts/${option('--name')}/deployments`, { strategy: 'percentage', versions });
      return 'done';
    }
    throw new Error(`unknown command: ${args.join(' ')}`);
  }

  async function call(method: string, path: string, body?: object | FormData): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(path.startsWith('http') ? path : `${url}/accounts/${ACCOUNT}${path}`, {
      method,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer = (await response.json()) as {
      success: boolean;
      result: unknown;
      errors: Array<{ code: number; message: string }>;
    };
    if (answer.success) return answer.result;
    const said = answer.errors.map(({ code, message }) => `${message} [code: ${code}]`).join('\n');
    throw new Error(`A request to the Cloudflare API (/accounts/${ACCOUNT}${path}) failed.\n\n  ${said}`);
  }

  async function migrate(path: string): Promise<string> {
    await call('POST', `${path}/query`, {
      sql: 'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)',
    });
    const rows = (await call('POST', `${path}/query`, { sql: 'SELECT name FROM d1_migrations' })) as Array<{
      results: Array<{ name: string }>;
    }>;
    const done = rows[0]?.results.map(({ name }) => name) ?? [];
    for (const name of readdirSync(at('migrations'))
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      if (done.includes(name)) continue;
      const text = readFileSync(at(`migrations/${name}`), 'utf8');
      await call('POST', `${path}/query`, { sql: `${text}\n;INSERT INTO d1_migrations (name) VALUES ('${name}');` });
    }
    return '';
  }

  async function importFile(path: string, file: string): Promise<string> {
    const { upload_url: target } = (await call('POST', `${path}/import`, { action: 'init' })) as { upload_url: string };
    const uploaded = await fetch(target, { method: 'PUT', body: readFileSync(file) });
    const etag = (uploaded.headers.get('etag') ?? '').replaceAll('"', '');
    await call('POST', `${path}/import`, { action: 'ingest', etag });
    return '';
  }

  async function deploy(path: string, tag: string, message: string): Promise<string> {
    const { name, bindings, consumers = [] } = configs.get(path) ?? { name: path, bindings: [] };
    const form = new FormData();
    form.set('metadata', JSON.stringify({ bindings, annotations: { 'workers/tag': tag, 'workers/message': message } }));
    await call('PUT', `/workers/scripts/${name}`, form);
    const queues = (await call('GET', '/queues')) as Array<{
      queue_id: string;
      queue_name: string;
      consumers: object[];
    }>;
    for (const queue of queues)
      if (consumers.includes(queue.queue_name) && queue.consumers.length === 0)
        await call('POST', `/queues/${queue.queue_id}/consumers`, { script_name: name });
    return '';
  }

  async function putSecret(name: string, key: string, text: string): Promise<string> {
    const secret = { name: key, text, type: 'secret_text' };
    try {
      await call('PUT', `/workers/scripts/${name}/secrets`, secret);
    } catch (error) {
      if (!String(error).includes('[code: 10007]')) throw error;
      const draft = new FormData();
      draft.set('metadata', JSON.stringify({ main_module: 'draft.js', bindings: [] }));
      await call('PUT', `/workers/scripts/${name}`, draft);
      await call('PUT', `/workers/scripts/${name}/secrets`, secret);
    }
    return '';
  }

  async function deployPages(project: string, message: string): Promise<string> {
    const form = new FormData();
    form.set('commit_message', message);
    form.set('_worker.bundle', '{"service":"marquee-api"}');
    await call('POST', `/pages/projects/${project}/deployments`, form);
    return '';
  }
}
