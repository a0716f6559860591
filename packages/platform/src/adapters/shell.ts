import type { ApiEnv } from '../env/workers.ts';

/** Reads the site's index.html from its files. Any host serves when deployed; the development server answers only for localhost. */
export function shellOf(assets: ApiEnv['ASSETS']): () => Promise<string> {
  return async () => {
    const answer = await assets.fetch('http://localhost/');
    if (!answer.ok) throw new Error(`the site's index.html answers ${answer.status}`);
    return answer.text();
  };
}

/** Of a deployment the files never change: one reading serves an isolate. One that fails is done again. */
export function readOnce(read: () => Promise<string>): () => Promise<string> {
  let text: string | undefined;
  return async () => {
    text ??= await read();
    return text;
  };
}
