import type { FakeAccount } from './fake-account.ts';
import { type FakeProject, named, Refused, type Route } from './fake-parts.ts';

/** The calls about Pages projects, their deployments and domains. */
export function pagesRoutes(account: FakeAccount): Route[] {
  const project = (name: string): FakeProject => {
    const found = account.projects.get(name);
    if (!found)
      throw new Refused(
        404,
        8000007,
        'Project not found. The specified project name does not match any of your existing projects.',
      );
    return found;
  };
  const shown = (name: string) => {
    const { subdomain, live, deployments, services } = project(name);
    const one = deployments.find(({ id }) => id === live);
    return {
      name,
      subdomain,
      production_branch: 'main',
      domains: [],
      source: null,
      canonical_deployment: one ? deploymentOf(one) : null,
      deployment_configs: { production: { services }, preview: {} },
    };
  };
  return [
    [/^GET \/pages\/projects$/, () => [...account.projects.keys()].map(shown)],
    [/^GET \/pages\/projects\/([^/]+)$/, ({ parts: [name = ''] }) => shown(name)],
    [
      /^POST \/pages\/projects$/,
      ({ body }) => {
        const name = named(body, 'name');
        if (account.projects.has(name))
          throw new Refused(409, 8000002, 'A project with this name already exists. Choose a different project name.');
        // Cloudflare gives three letters more where another account has the name.
        const subdomain = `${name}${account.foreignSubdomains.has(name) ? '-x7q' : ''}.pages.dev`;
        account.projects.set(name, { subdomain, live: null, deployments: [], services: {}, domains: [] });
        return shown(name);
      },
    ],
    [
      /^DELETE \/pages\/projects\/([^/]+)$/,
      ({ parts: [name = ''] }) => {
        if (project(name).domains.length > 0) throw new Refused(400, 8000028, 'The project has custom domains.');
        if (project(name).deployments.length > 100)
          throw new Refused(400, 8000076, 'Your project has too many deployments to be deleted');
        return account.projects.delete(name);
      },
    ],
    [
      /\/upload-token$/,
      () => ({
        jwt: `e30.${Buffer.from(JSON.stringify({ exp: 4e9, max_file_count_allowed: 20000 })).toString('base64url')}.x`,
      }),
    ],
    [
      /^GET \/pages\/projects\/([^/]+)\/deployments$/,
      ({ parts: [name = ''] }) => [...project(name).deployments].reverse().map(deploymentOf),
    ],
    [
      /^POST \/pages\/projects\/([^/]+)\/deployments$/,
      ({ parts: [name = ''], body }) => {
        const one = { id: account.id(), created: account.time(), message: fieldIn(body, 'commit_message') };
        const found = project(name);
        found.deployments.push(one);
        found.live = one.id;
        // The project's bindings come with the function's form (`apps/web/wrangler.toml`).
        for (const [, service = ''] of body.matchAll(/"service":"([^"]+)"/g)) found.services[service] = { service };
        return { ...deploymentOf(one), url: `https://${one.id.slice(0, 8)}.${found.subdomain}` };
      },
    ],
    [
      /^GET \/pages\/projects\/([^/]+)\/deployments\/([^/]+)$/,
      ({ parts: [name = '', id = ''] }) => {
        const one = project(name).deployments.find((other) => other.id === id);
        return one ? deploymentOf(one) : {};
      },
    ],
    [
      /^DELETE \/pages\/projects\/([^/]+)\/deployments\/([^/]+)$/,
      ({ parts: [name = '', id = ''] }) => {
        const found = project(name);
        found.deployments = found.deployments.filter((other) => other.id !== id);
        return {};
      },
    ],
    [
      /^POST \/pages\/projects\/([^/]+)\/deployments\/([^/]+)\/rollback$/,
      ({ parts: [name = '', id = ''] }) => {
        project(name).live = id;
        return {};
      },
    ],
    [/^GET \/pages\/projects\/([^/]+)\/domains$/, ({ parts: [name = ''] }) => project(name).domains],
    [
      /^POST \/pages\/projects\/([^/]+)\/domains$/,
      ({ parts: [name = ''], body }) => {
        const domain = { name: named(body, 'name'), status: 'pending' };
        project(name).domains.push(domain);
        return domain;
      },
    ],
    [
      /^DELETE \/pages\/projects\/([^/]+)\/domains\/([^/]+)$/,
      ({ parts: [name = '', host = ''] }) => {
        const found = project(name);
        found.domains = found.domains.filter((other) => other.name !== host);
        return {};
      },
    ],
    [/\/assets-upload-session$/, () => ({ jwt: 'e30.e30.x', buckets: [] })],
    [/\/check-missing$/, ({ body }) => (JSON.parse(body) as { hashes: string[] }).hashes],
  ];
}

function deploymentOf({ id, created, message }: FakeProject['deployments'][number]) {
  return {
    id,
    created_on: created,
    environment: 'production',
    url: 'https://one.pages.dev',
    latest_stage: { name: 'deploy', status: 'success' },
    deployment_trigger: { type: 'ad_hoc', metadata: { branch: 'main', commit_hash: '', commit_message: message } },
  };
}

function fieldIn(body: string, name: string): string {
  return new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? '';
}
