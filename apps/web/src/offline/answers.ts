import { fetchNow } from './fetch-now.ts';
import { forgottenSoFar, saveUnlessForgotten } from './forgetting.ts';
import { ANSWERS, MOST_ANSWERS } from './names.ts';
import { keyOfAnswer, maySave, save, savedAnswer, savedAt, savedResponse } from './saving.ts';
import type { FetchEvent } from './worker-scope.ts';

/** The network's answer, always, if there is one; without a connection the saved one, which says how old it is. */
export async function answerFor(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const since = forgottenSoFar();
  let response: Response;
  try {
    response = await fetchNow(request);
  } catch (error) {
    const saved = await savedAnswer(url.pathname + url.search);
    if (saved) return asCopy(saved);
    throw error;
  }
  if (maySave(response)) event.waitUntil(saveAnswer(url, response.clone(), since));
  return response;
}

/** `since`: of when it was asked for (forgetting.ts). */
export async function saveAnswer(url: URL, response: Response, since: number): Promise<void> {
  const text = await response.text();
  await saveUnlessForgotten(since, () =>
    save(ANSWERS, keyOfAnswer(url, text), savedResponse(text, response), MOST_ANSWERS),
  );
}

/** The headers that the site reads the age from (workers/api/src/copies/copy-headers.ts). */
function asCopy(saved: Response): Response {
  const age = Math.max(0, Math.floor((Date.now() - savedAt(saved)) / 1_000));
  return new Response(saved.body, {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      age: String(age),
      'cache-status': `Marquee; fwd=stale; ttl=${-age}; detail=offline`,
    },
  });
}
