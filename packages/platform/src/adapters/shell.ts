import type { ApiEnv } from '../env/workers.ts';

/** Reads the site's index.html from its files. The host of the address does not matter. */
export function shellOf(assets: ApiEnv['ASSETS']): () => Promise<string> {
  return async () => {
    const answer = await assets.fetch('https://assets.local/');
    if (!answer.ok) throw new Error(`the site's index.html answers ${answer.status}`);
    return answer.text();
  };
}
