import { createHash } from 'node:crypto';
import type { Answer } from '../model.ts';

export interface ReplayRequest {
  method: string;
  /** The address at the real host. */
  url: string;
  /** Lower-case names. */
  headers: Record<string, string | undefined>;
}

function strongEtag(body: string | Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('hex')}"`;
}

/** Adds the ETag of the body and answers 304 if the client has it (RFC 9110 §13.1.2). */
export function withEtag(request: ReplayRequest, answer: Answer): Answer {
  if (answer.status !== 200) return answer;
  const etag = strongEtag(answer.body);
  const headers = { ...answer.headers, etag };
  const held = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (held.includes(etag) || held.includes('*')) return { ...answer, status: 304, headers: { etag }, body: '' };
  return { ...answer, headers };
}

/** Adds Last-Modified and answers 304 to who has seen it (RFC 9110 §13.1.3). If-None-Match would go first; these sites have no ETag. */
export function withLastModified(request: ReplayRequest, answer: Answer, at: number): Answer {
  if (answer.status !== 200) return answer;
  const stamp = new Date(at).toUTCString();
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  if (Number.isFinite(since) && since >= Math.floor(at / 1000) * 1000) {
    return { ...answer, status: 304, headers: { 'last-modified': stamp }, body: '' };
  }
  return { ...answer, headers: { ...answer.headers, 'last-modified': stamp } };
}
