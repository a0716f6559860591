interface Asked {
  body: string;
  query: URLSearchParams;
  origin: string;
  /** What the groups of the path's pattern matched. */
  parts: string[];
}

/** A refused call, with Cloudflare's code. */
export class Refused extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export type Route = [pattern: RegExp, answer: (asked: Asked) => unknown];

export function named(body: string, name: string): string {
  return String((JSON.parse(body) as Record<string, unknown>)[name]);
}

export interface FakeVersion {
  id: string;
  number: number;
  created: string;
  tag?: string | undefined;
  message?: string | undefined;
  bindings: Array<Record<string, unknown>>;
}

export interface FakeWorker {
  versions: FakeVersion[];
  deployments: Array<{ id: string; created_on: string; version: string; message?: string | undefined }>;
  secrets: Map<string, string>;
}

export interface FakeProject {
  subdomain: string;
  live: string | null;
  deployments: Array<{ id: string; created: string; message: string }>;
  services: Record<string, { service: string }>;
  domains: Array<{ name: string; status: string }>;
}
