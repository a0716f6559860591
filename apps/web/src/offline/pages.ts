import { fetchNow } from './fetch-now.ts';
import { shellFile } from './files.ts';
import { forgottenSoFar, saveUnlessForgotten } from './forgetting.ts';
import { ANSWERS, MOST_ANSWERS, PAGES } from './names.ts';
import { save, savedAt, savedResponse } from './saving.ts';
import type { FetchEvent } from './worker-scope.ts';

const MOST_PAGES = 40;
/** As workers/api/src/documents/fill-shell.ts writes it. A page that was itself drawn from a copy carries a time, and is not saved. */
const DATA = /<script type="application\/json" id="first-data">([^<]*)<\/script>/;
const END_OF_ROOT = '<noscript>';

/** The network's page, always, if there is one; without a connection the application with what the page carried when it was last read. */
export async function pageFor(event: FetchEvent, version: string): Promise<Response> {
  const url = new URL(event.request.url);
  const since = forgottenSoFar();
  let response: Response;
  try {
    response = await fetchNow(event.request);
  } catch (error) {
    const shell = await shellFile(version);
    if (!shell) throw error;
    return withData(shell, await (await caches.open(PAGES)).match(url.pathname + url.search));
  }
  if (response.status === 200 && response.headers.get('content-type')?.startsWith('text/html'))
    event.waitUntil(savePage(url, response.clone(), since));
  return response;
}

/** `since`: of when it was asked for (forgetting.ts). */
export async function savePage(url: URL, response: Response, since: number): Promise<void> {
  const data = DATA.exec(await response.text())?.[1];
  if (data) await saveUnlessForgotten(since, () => saveData(url, response, data));
}

async function saveData(url: URL, response: Response, data: string): Promise<void> {
  await save(PAGES, url.pathname + url.search, savedResponse(data, response), MOST_PAGES);
  for (const [[id], value] of JSON.parse(data) as Array<[[string], { slug: string }]>)
    if (id === 'getEvent')
      await save(ANSWERS, `/api/events/${value.slug}`, savedResponse(JSON.stringify(value), response), MOST_ANSWERS);
}

async function withData(shell: Response, saved: Response | undefined): Promise<Response> {
  if (!saved) return shell;
  const data = await saved.text();
  const carried = `<script type="application/json" id="first-data" data-as-of="${savedAt(saved)}" data-copy="offline">${data}</script>`;
  const text = (await shell.text()).replace(END_OF_ROOT, (end) => carried + end);
  const headers = new Headers(shell.headers);
  // Of the text as it was transferred.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text, { headers });
}
