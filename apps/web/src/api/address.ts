import type { CallOf, Endpoints } from '@marquee/contract';

/** The input of an endpoint: only the parts that its record defines. */
export type InputFor<I extends keyof Endpoints> = {
  [K in keyof CallOf<Endpoints[I]> as CallOf<Endpoints[I]>[K] extends undefined ? never : K]: CallOf<Endpoints[I]>[K];
};

export interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | undefined>;
}

/** An endpoint's path with parameters and query; empty values are left out of the query. */
export function addressOf(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}
