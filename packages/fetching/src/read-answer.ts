import { type Message, say } from '@marquee/kernel';
import { isChallenge } from './challenge.ts';
import { essenceOf, isDocumentType, saysNothing, sniffDocument, sniffImage } from './content-type.ts';
import type { Deadline } from './deadline.ts';
import { statusFailure } from './exchange.ts';
import type { Limits } from './limits.ts';
import { pageDirectives } from './page-directives.ts';
import { readBody } from './read-body.ts';
import type { FailureReason, FetchFailure, FetchOutcome, FetchRequest } from './types.ts';

/** Turns a response that is not a redirect into an outcome: status, content type and size decide, in that order. */
export async function readAnswer(
  response: Response,
  url: URL,
  request: FetchRequest,
  { limits, productToken }: { limits: Limits; productToken: string },
  deadline: Deadline,
): Promise<FetchOutcome> {
  if (response.status === 304 && request.conditional) return { kind: 'not-modified', url: url.href };
  if (!response.ok) return statusFailure(url, response.status);

  const declared = response.headers.get('content-type') ?? '';
  const essence = essenceOf(declared);
  const refusal = refuseType(url.href, essence, request.expect);
  if (refusal) return failure(url, 'content-type', refusal);

  const maxBytes = maxBytesFor(request.expect, limits);
  const tooLarge = say('fetch.tooLarge', { page: url.href, size: maxBytes / 1_000_000 });
  // The declared length is that of the compressed body, so it proves an excess only for uncompressed bodies.
  const length = Number(response.headers.get('content-length') ?? 0);
  const plain = !response.headers.has('content-encoding');
  if (request.expect !== 'probe' && plain && length > maxBytes) return failure(url, 'too-large', tooLarge);
  const { bytes, complete } = await readBody(response, maxBytes, deadline);
  if (!complete && request.expect !== 'probe') return failure(url, 'too-large', tooLarge);

  const contentType = typeOf(bytes, declared, request.expect);
  if (contentType === null)
    return failure(url, 'content-type', say('fetch.notWanted', { page: url.href, wanted: wanted(request.expect) }));
  if (request.expect === 'document' && isChallenge(response.headers, bytes))
    return failure(url, 'challenge', say('fetch.challenge', { host: url.hostname }));
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  return {
    kind: 'fetched',
    url: url.href,
    status: response.status,
    contentType,
    bytes,
    directives: pageDirectives({ header: response.headers.get('x-robots-tag'), contentType, bytes }, productToken),
    ...(etag === null ? {} : { etag }),
    ...(lastModified === null ? {} : { lastModified }),
  };
}

function refuseType(page: string, essence: string, expect: FetchRequest['expect']): Message | null {
  if (expect === 'probe' || saysNothing(essence)) return null;
  if (essence === 'image/svg+xml') return say('fetch.svg', { page });
  const fits = expect === 'image' ? essence.startsWith('image/') : isDocumentType(essence);
  return fits ? null : say('fetch.notOfType', { page, type: essence.slice(0, 80), wanted: wanted(expect) });
}

/** The type to report, or null if the bytes do not match. Images are always checked by their bytes. */
function typeOf(bytes: Uint8Array, declared: string, expect: FetchRequest['expect']): string | null {
  if (expect === 'image') return sniffImage(bytes);
  if (expect === 'probe' || !saysNothing(essenceOf(declared))) return declared;
  return sniffDocument(bytes);
}

function maxBytesFor(expect: FetchRequest['expect'], limits: Limits): number {
  if (expect === 'image') return limits.imageBytes;
  return expect === 'probe' ? limits.probeBytes : limits.documentBytes;
}

function wanted(expect: FetchRequest['expect']): Message {
  return say(expect === 'image' ? 'fetch.wanted.picture' : 'fetch.wanted.document');
}

function failure(url: URL, reason: FailureReason, detail: Message): FetchFailure {
  return { kind: 'failed', reason, detail, url: url.href, transient: false };
}
