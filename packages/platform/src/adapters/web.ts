import type { Resolver, Web } from '@marquee/kernel';

/** Set by the development Worker on an answer that stands for no answer at all. */
export const UNREACHABLE_HEADER = 'x-marquee-unreachable';

/** The real web. */
export const liveWeb: Web = { fetch: (request) => fetch(request) };

/** The web as the development Worker plays it. */
export function replayedWeb(service: Fetcher): Web {
  return {
    async fetch(request) {
      const response = await service.fetch(request);
      if (response.headers.has(UNREACHABLE_HEADER)) throw new Error('the host cannot be reached');
      return response;
    },
  };
}

/** For replayed hosts, which have no address: a public one, so that every guard stays in force. */
export const replayedResolver: Resolver = { resolve: () => Promise.resolve(['1.1.1.1']) };

const DNS_OVER_HTTPS = 'https://cloudflare-dns.com/dns-query';
const RECORD_TYPES = { A: 1, AAAA: 28 } as const;

/** Names resolved over HTTPS (RFC 8484's JSON form), so that an address can be judged before anything connects to it. */
export const liveResolver: Resolver = {
  async resolve(host) {
    const answers = await Promise.all(
      Object.entries(RECORD_TYPES).map(async ([type, code]) => {
        const response = await fetch(`${DNS_OVER_HTTPS}?name=${encodeURIComponent(host)}&type=${type}`, {
          headers: { accept: 'application/dns-json' },
          signal: AbortSignal.timeout(5_000),
        });
        if (!response.ok) throw new Error(`name resolution answered ${response.status}`);
        const body = await response.json<{ Status: number; Answer?: Array<{ type: number; data: string }> }>();
        // 0 is an answer, 3 (NXDOMAIN) says there is none; anything else is a fault that may pass (RFC 1035 §4.1.1).
        if (body.Status !== 0 && body.Status !== 3) throw new Error(`name resolution failed with code ${body.Status}`);
        return (body.Answer ?? []).filter((record) => record.type === code).map((record) => record.data);
      }),
    );
    return answers.flat();
  },
};
