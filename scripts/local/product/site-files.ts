import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filePolicy } from '@marquee/contract';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const IS_COMPRESSED = new Set(['.png', '.woff2']);

export interface SiteFiles {
  /** Sends the file of a path; index.html where there is none, because the application answers it. */
  send: (request: IncomingMessage, response: ServerResponse, pathname: string) => void;
}

interface SentFile {
  body: Buffer;
  headers: Record<string, string | number>;
}

/**
 * A built site's files, with the headers that it is deployed with, compressed once. Files with a hash in their name are kept by browsers,
 * because their content never changes.
 */
export function siteFiles(folder: string, siteHeaders: Record<string, string>): SiteFiles {
  const sent = new Map<string, SentFile>();

  function fileOf(pathname: string, isGzip: boolean): SentFile {
    const asked = join(folder, normalize(pathname));
    const isFile = asked.startsWith(folder) && existsSync(asked) && statSync(asked).isFile();
    const path = isFile ? asked : join(folder, 'index.html');
    const key = `${path}\n${isGzip}`;
    const known = sent.get(key);
    if (known) return known;
    const file = read(path, isGzip && !IS_COMPRESSED.has(extname(path)));
    sent.set(key, file);
    return file;
  }

  function read(path: string, isGzip: boolean): SentFile {
    const bytes = readFileSync(path);
    const body = isGzip ? gzipSync(bytes) : bytes;
    const carriesHash = path.startsWith(join(folder, 'assets/'));
    const policy = filePolicy(`/${relative(folder, path)}`);
    return {
      body,
      headers: {
        ...siteHeaders,
        ...(policy === null ? {} : { 'Content-Security-Policy': policy }),
        'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': carriesHash ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isGzip ? { 'Content-Encoding': 'gzip' } : {}),
        Vary: 'Accept-Encoding',
      },
    };
  }

  return {
    send(request, response, pathname) {
      const { body, headers } = fileOf(pathname, /\bgzip\b/.test(request.headers['accept-encoding'] ?? ''));
      response.writeHead(200, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}
