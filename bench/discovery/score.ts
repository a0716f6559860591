import type { sourceCandidates, sources } from '@marquee/db';
import { inEnglish } from '@marquee/kernel';
import { type HiddenSite, hiddenSites } from '@marquee/sample-web';

type Source = typeof sources.$inferSelect;
type Candidate = typeof sourceCandidates.$inferSelect;

export function everySource(): HiddenSite[] {
  return hiddenSites.filter(({ isSource }) => isSource);
}

/** Of the real sources, how many became one, and in the right city; of what became one, how many are real. */
export function score(found: readonly Source[], candidates: readonly Candidate[]) {
  const real = new Map(everySource().map((hidden) => [hidden.site.host, hidden]));
  const hosts = new Set(found.map(({ host }) => host));
  const right = found.filter(({ host, citySlug }) => {
    const hidden = real.get(host);
    return hidden !== undefined && citySlug.startsWith(hidden.town.place.city.toLowerCase().replaceAll(' ', '-'));
  });
  const missed = [...real.keys()].filter((host) => !hosts.has(host));
  const wrong = found.filter((source) => !right.includes(source));
  const rightHosts = new Set(right.map(({ host }) => host));
  const ways = Map.groupBy(real.values(), ({ way }) => way);
  const states: Record<string, number> = {};
  for (const { state } of candidates) states[state] = (states[state] ?? 0) + 1;
  return {
    found: rightHosts.size,
    recall: round(rightHosts.size / real.size),
    precision: found.length === 0 ? null : round(right.length / found.length),
    recallByWay: Object.fromEntries(
      [...ways].map(([way, all]) => [
        way,
        round(all.filter(({ site }) => rightHosts.has(site.host)).length / all.length),
      ]),
    ),
    candidates: states,
    ...(missed.length > 0 ? { missed: missed.map((host) => `${host}: ${why(host, candidates)}`) } : {}),
    ...(wrong.length > 0 ? { wrong: wrong.map(({ url, citySlug }) => `${url} (${citySlug})`) } : {}),
  };
}

function why(host: string, candidates: readonly Candidate[]): string {
  const candidate = candidates.find((one) => `www.${one.host}` === host || one.host === host);
  return candidate
    ? `${candidate.state}, ${candidate.score ?? '–'}, ${candidate.reasons.map(inEnglish).join(' ')}`
    : 'never named';
}

function round(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
