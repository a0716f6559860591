import type { Resolver, Web } from '@marquee/kernel';

/** The engine's access to the web: requests and name resolution. */
export interface Outside {
  web: Web;
  resolver: Resolver;
}

const DNS_OVER_HTTPS = 'https://cloudflare-dns.com/dns-query';
const RECORD_TYPES = { A: 1, AAAA: 28 } as const;

/** Names resolved over HTTPS (RFC 8484's JSON form), so that an address can be checked before anything connects to it. */
export const liveResolver: Resolver = {
  async resolve(host) {
    const answers = await Promise.all(
      Object.entries(RECORD_TYPES).map(async ([type, code]) => {
        const response = await fetch(`${DNS_OVER_HTTPS}?name=${encodeURIComponent(host)}&type=${type}`, {
          headers: { accept: 'application/dns-json' },
          signal: AbortSignal.timeout(5_000),
        });
        if (!response.ok) throw new Error(`name resolution answered ${response.status}`);
        const body = (await response.json()) as { Status: number; Answer?: Array<{ type: number; data: string }> };
        // 0 is an answer, 3 (NXDOMAIN) means that there is none; anything else is a fault that may be temporary (RFC 1035 §4.1.1).
        if (body.Status !== 0 && body.Status !== 3) throw new Error(`name resolution failed with code ${body.Status}`);
        return (body.Answer ?? []).filter((record) => record.type === code).map((record) => record.data);
      }),
    );
    return answers.flat();
  },
};

/**
 * The real web from Cloudflare. A Worker cannot choose the address it connects to; private networks are protected
 * by where Workers run and by the flag `global_fetch_strictly_public`, which every Worker has.
 */
export const liveOutside: Outside = { web: { fetch: (request) => fetch(request) }, resolver: liveResolver };
