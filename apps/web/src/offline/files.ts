import { FILES } from './names.ts';

/** Under this address the application answers alone, without content: the build's index.html (no Worker draws it). */
const SHELL_PATH = '/saved';

/** Fetches the files of this build, so that the application opens without a connection. */
export async function storeFiles(version: string, files: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES + version);
  // Not what the browser has of before: its names would be those of another build.
  const shell = await fetch(SHELL_PATH, { cache: 'no-cache' });
  if (!shell.ok) throw new Error(`the page ${SHELL_PATH} answers ${shell.status}`);
  await cache.put(SHELL_PATH, shell);
  await cache.addAll([...files]);
}

/** Drops all files but those of the two newest builds: pages of the one before may still be open. */
export async function dropOldFiles(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(FILES));
  await Promise.all(builds.slice(0, -2).map((name) => caches.delete(name)));
}

/** A file with its hash in its name never changes. What was not fetched ahead is kept when it is first used. */
export async function fileFor(request: Request, version: string): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === 'basic') {
    const copy = response.clone();
    await (await caches.open(FILES + version)).put(request.url, copy);
  }
  return response;
}

/** A file without a hash may change with each build: the network's, and without a connection that of this build. */
export async function currentFile(request: Request, version: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(FILES + version)).match(request.url);
    if (kept) return kept;
    throw error;
  }
}

export async function shellFile(version: string): Promise<Response | null> {
  return (await (await caches.open(FILES + version)).match(SHELL_PATH)) ?? null;
}
