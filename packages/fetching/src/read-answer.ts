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
  const refusal = refuseType(essence, request.expect);
  if (refusal) return failure(url, 'content-type', `${url.href} ${refusal}`);

  const maxBytes = maxBytesFor(request.expect, limits);
  const tooLarge = `${url.href} is larger than ${maxBytes / 1_000_000} MB.`;
  // The declared length is that of the compressed body, so it proves an excess only for uncompressed bodies.
  const length = Number(response.headers.get('content-length') ?? 0);
  const plain = !response.headers.has('content-encoding');
  if (request.expect !== 'probe' && plain && length > maxBytes) return failure(url, 'too-large', tooLarge);
  const { bytes, complete } = await readBody(response, maxBytes, deadline);
  if (!complete && request.expect !== 'probe') return failure(url, 'too-large', tooLarge);

  const contentType = typeOf(bytes, declared, request.expect);
  if (contentType === null) return failure(url, 'content-type', `${url.href} is not ${wanted(request.expect)}.`);
  if (request.expect === 'document' && isChallenge(response.headers, bytes))
    return failure(url, 'challenge', `${url.hostname} blocks programs with a challenge page.`);
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

function refuseType(essence: string, expect: FetchRequest['expect']): string | null {
  if (expect === 'probe' || saysNothing(essence)) return null;
  if (essence === 'image/svg+xml') return 'is an SVG image, which can carry script.';
  const fits = expect === 'image' ? essence.startsWith('image/') : isDocumentType(essence);
  return fits ? null : `is ${essence.slice(0, 80)}, not ${wanted(expect)}.`;
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

function wanted(expect: FetchRequest['expect']): string {
  return expect === 'image' ? 'a picture we keep (JPEG, PNG, WebP, GIF, AVIF)' : 'a page, feed or calendar';
}

function failure(url: URL, reason: FailureReason, detail: string): FetchFailure {
  return { kind: 'failed', reason, detail, url: url.href, transient: false };
}
