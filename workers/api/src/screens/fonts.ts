import type { ApiDeps } from '@marquee/platform';

const FONT = /href="(\/assets\/(bodoni|instrument)-[\w-]+\.woff2)"/g;
const NAMES = { bodoni: 'Board Display', instrument: 'Board Text' } as const;

/** The site's two fonts under names of their own. Their files have a hash in their names: index.html says which they are; without it, the system's. */
export async function fontFaces(deps: Pick<ApiDeps, 'shell'>): Promise<string> {
  const shell = await deps.shell();
  return [...shell.matchAll(FONT)]
    .map(
      ([, file = '', name]) =>
        `@font-face{font-family:'${NAMES[name as keyof typeof NAMES]}';src:url('${file}') format('woff2');font-weight:400 900;font-display:swap}`,
    )
    .join('\n');
}
