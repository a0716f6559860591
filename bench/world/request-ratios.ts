const REQUESTS = 200;
const PARALLEL = 8;
const ROUNDS = 3;

/** Somebody who is signed in: no answer is shared with them (`npm run bench -- edge` measures those). */
const FROM_THE_DATABASE = { cookie: `marquee=${'a'.repeat(43)}` };

const IN_COLUMBIA = 'city=Columbia&state=SC';

/** The requests of each benchmark. */
const REQUESTED: Record<string, Record<string, string>> = {
  list: { list: `/api/events?${IN_COLUMBIA}&limit=50`, event: '/api/events/event-1' },
  search: { search: `/api/events/search/lanterns?${IN_COLUMBIA}` },
};

/** Requests a second of each route divided by those of a bare one; rounds alternate, the median counts. */
export async function requestRatios(origin: string, names: readonly string[]): Promise<Record<string, number>> {
  const paths = Object.assign({}, ...names.map((name) => REQUESTED[name] ?? {})) as Record<string, string>;
  const ratios: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    const rounds: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await timeFor(`${origin}/bare`);
      const own = await timeFor(`${origin}${path}`);
      if (round > 0) rounds.push(bare / own);
    }
    ratios[name] = Math.round((rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0) * 1000) / 1000;
  }
  return ratios;
}

async function timeFor(url: string): Promise<number> {
  const started = performance.now();
  let left = REQUESTS;
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) {
        const response = await fetch(url, { headers: FROM_THE_DATABASE });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      }
    }),
  );
  return performance.now() - started;
}
