import type { FakeAccount } from './fake-account.ts';
import { type FakeVersion, type FakeWorker, named, Refused, type Route } from './fake-parts.ts';

interface Metadata {
  bindings?: Array<Record<string, unknown>>;
  annotations?: Record<string, string>;
}

/** The calls about Workers, their versions, deployments and secrets. */
export function workerRoutes(account: FakeAccount): Route[] {
  const worker = (name: string): FakeWorker => {
    const found = account.workers.get(name);
    if (!found) throw new Refused(404, 10007, 'This Worker does not exist on your account.');
    return found;
  };
  const addVersion = (name: string, made: Pick<FakeVersion, 'bindings' | 'tag' | 'message'>): FakeVersion => {
    const one: FakeWorker = account.workers.get(name) ?? { versions: [], deployments: [], secrets: new Map() };
    account.workers.set(name, one);
    const version = { id: account.id(), number: one.versions.length + 1, created: account.time(), ...made };
    one.versions.push(version);
    return version;
  };
  const deploy = (name: string, { id: version, message }: FakeVersion) =>
    worker(name).deployments.push({ id: account.id(), created_on: account.time(), version, message });
  const current = (name: string) => {
    const { versions, deployments } = worker(name);
    return versions.find(({ id }) => id === deployments.at(-1)?.version);
  };
  return [
    [/^GET \/workers\/scripts$/, () => [...account.workers.keys()].map((id) => ({ id }))],
    [
      /^PUT \/workers\/scripts\/([^/]+)$/,
      ({ parts: [name = ''], body }) => {
        const { bindings = [], annotations = {} } = metadataIn(body);
        const tag = annotations['workers/tag'];
        const version = addVersion(name, { bindings, tag, message: annotations['workers/message'] });
        deploy(name, version);
        return { id: name, etag: 'e', startup_time_ms: 12, deployment_id: version.id };
      },
    ],
    [
      // wrangler uploads a Worker that is there already as a version, and deploys that in a second call.
      /^POST \/workers\/scripts\/([^/]+)\/versions$/,
      ({ parts: [name = ''], body }) => {
        const { bindings = [], annotations = {} } = metadataIn(body);
        const [tag, message] = [annotations['workers/tag'], annotations['workers/message']];
        return { ...shown(addVersion(name, { bindings, tag, message })), startup_time_ms: 12 };
      },
    ],
    [/^DELETE \/workers\/scripts\/([^/]+)$/, ({ parts: [name = ''] }) => worker(name) && account.workers.delete(name)],
    [
      /^GET \/workers\/scripts\/([^/]+)\/settings$/,
      ({ parts: [name = ''] }) => {
        const secrets = [...worker(name).secrets.keys()].map((secret) => ({ type: 'secret_text', name: secret }));
        return { bindings: [...(current(name)?.bindings ?? []), ...secrets], tags: [] };
      },
    ],
    [
      /^GET \/workers\/scripts\/([^/]+)\/secrets$/,
      ({ parts: [name = ''] }) =>
        [...worker(name).secrets.keys()].map((secret) => ({ name: secret, type: 'secret_text' })),
    ],
    [
      /^PUT \/workers\/scripts\/([^/]+)\/secrets$/,
      ({ parts: [name = ''], body }) => {
        worker(name).secrets.set(named(body, 'name'), named(body, 'text'));
        deploy(name, addVersion(name, { bindings: current(name)?.bindings ?? [] }));
        return { name: named(body, 'name'), type: 'secret_text' };
      },
    ],
    [
      /^GET \/workers\/scripts\/([^/]+)\/deployments$/,
      ({ parts: [name = ''] }) => ({
        deployments: [...worker(name).deployments].reverse().map(({ id, created_on, version, message }) => ({
          id,
          created_on,
          source: 'api',
          author_email: 'a@b.example',
          annotations: { 'workers/message': message },
          versions: [{ version_id: version, percentage: 100 }],
        })),
      }),
    ],
    [
      /^POST \/workers\/scripts\/([^/]+)\/deployments$/,
      ({ parts: [name = ''], body }) => {
        const { versions, annotations } = JSON.parse(body) as {
          versions: Array<{ version_id: string }>;
          annotations?: Record<string, string>;
        };
        const version = versions[0]?.version_id ?? '';
        if (!worker(name).versions.some(({ id }) => id === version)) throw new Refused(404, 10007, 'no such version');
        const message = annotations?.['workers/message'];
        worker(name).deployments.push({ id: account.id(), created_on: account.time(), version, message });
        return {};
      },
    ],
    [
      /^GET \/workers\/scripts\/([^/]+)\/versions$/,
      ({ parts: [name = ''] }) => ({ items: [...worker(name).versions].reverse().map(shown) }),
    ],
    [
      /^GET \/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
      ({ parts: [name = '', id = ''] }) => {
        const version = worker(name).versions.find((other) => other.id === id);
        if (!version) throw new Refused(404, 10007, 'no such version');
        return shown(version);
      },
    ],
    [
      /^GET \/workers\/services\/([^/]+)$/,
      ({ parts: [name = ''] }) => {
        if (!account.workers.has(name)) throw new Refused(404, 10090, 'not found');
        return {
          id: name,
          default_environment: { environment: 'production', script: { tag: name, last_deployed_from: 'wrangler' } },
        };
      },
    ],
  ];
}

function shown({ id, number, created, tag, message, bindings }: FakeVersion) {
  const annotations = { ...(tag ? { 'workers/tag': tag } : {}), ...(message ? { 'workers/message': message } : {}) };
  const metadata = { created_on: created, modified_on: created, author_email: 'a@b.example', source: 'wrangler' };
  return {
    id,
    number,
    metadata,
    annotations,
    resources: { bindings, script: { handlers: ['fetch'] }, script_runtime: {} },
  };
}

/** The part of a form that says what is uploaded. */
function metadataIn(body: string): Metadata {
  const from = body.indexOf('name="metadata"');
  const text = body.slice(body.indexOf('\r\n\r\n', from) + 4);
  return from < 0 ? {} : (JSON.parse(text.slice(0, text.indexOf('\r\n--'))) as Metadata);
}
