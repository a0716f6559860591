import type { Seen } from '../account/read-account.ts';
import { WORKERS } from '../layout.ts';
import { isOfPages } from './domain.ts';
import type { Draft } from './draft.ts';
import { OF_PAGES, type Step, WORDS } from './plan.ts';

/** The account that a dry run assumes: what the configuration names with an id is there, and nothing else. */
export function assumedAccount(draft: Draft): Seen {
  const hasDatabase = draft.databaseId !== undefined;
  return {
    databases: draft.databaseId === undefined ? [] : [{ name: draft.databaseName ?? 'DB', id: draft.databaseId }],
    buckets: hasDatabase && draft.bucketName !== undefined ? [draft.bucketName] : [],
    namespaces: draft.copiesId === undefined ? [] : [{ title: 'copies', id: draft.copiesId }],
    queues: [],
    projects:
      hasDatabase && draft.pagesProject !== undefined
        ? [{ name: draft.pagesProject, subdomain: `${draft.pagesProject}.pages.dev`, use: 'ours' }]
        : [],
    workers: new Map(),
  };
}

export interface Rest {
  configFile: string;
  origin: string;
  admin: string | null;
  places: number;
  migrations: number;
}

/** What a deployment does, in its order: `+` is made, `=` is there, `·` is brought up to date. */
export function planLines(steps: readonly Step[], { configFile, origin, admin, places, migrations }: Rest): string[] {
  const project = steps.find(({ kind }) => kind === 'project');
  const domain = origin === OF_PAGES || isOfPages(new URL(origin).hostname) ? null : new URL(origin).hostname;
  return [
    ...steps.map((step) => {
      const note = step.taken.length === 0 ? '' : ` (${step.taken.join(', ')}: taken by something else)`;
      return step.action === 'keep'
        ? `  = ${WORDS[step.kind]} ${step.name}${note}`
        : `  + ${WORDS[step.kind]} ${step.names[0]}${note}`;
    }),
    `  · ${configFile}: names and ids`,
    `  · ${migrations} migrations, ${places} places`,
    ...WORKERS.map(
      ({ name }) => `  · Worker ${name}${name === 'marquee-api' ? ', with the secret FACTOR_KEY if it has none' : ''}`,
    ),
    `  · Pages project ${project?.action === 'create' ? project.names[0] : project?.name}: files and function`,
    ...(domain === null ? [] : [`  · domain ${domain}`]),
    admin === null ? '  · administrator: not asked for' : `  · administrator ${admin}, if there is none`,
  ];
}
