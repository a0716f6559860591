import { answerFor, saveAnswer } from './answers.ts';
import { boardFor } from './boards.ts';
import { currentFile, dropOldFiles, fileFor, storeFiles } from './files.ts';
import { forgetSavedNow, forgottenSoFar } from './forgetting.ts';
import { BOARD_PATH, SAVED_PATHS } from './names.ts';
import { pageFor, savePage } from './pages.ts';
import { maySave } from './saving.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Written by the build (scripts/deploy/service-worker.ts). */
declare const BUILD: { version: string; files: readonly string[] };

const scope = globalThis as unknown as WorkerScope;
const { version, files } = BUILD;

/** The console, the API's own pages, what is made for frames and programs, and what a visitor may have typed are never looked at. */
const NOT_OURS = /^\/(?:(?:admin|api|media)(?:\/|$)|(?:embed|week|mcp|llms\.txt|events\/.*\.md)$)/;

scope.addEventListener('install', (event) => {
  // At once: the network comes first in every version, and files of the one before are kept for its open pages.
  event.waitUntil(storeFiles(version, files).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldFiles().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (url.pathname === BOARD_PATH) event.respondWith(boardFor(request));
    else if (!NOT_OURS.test(url.pathname)) event.respondWith(pageFor(event, version));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(fileFor(request, version));
  else if (files.includes(url.pathname)) event.respondWith(currentFile(request, version));
  else if (SAVED_PATHS.test(url.pathname)) event.respondWith(answerFor(event));
});

interface Told {
  /** The page that was open before there was a service worker, and what it already read: both are read once more to be saved. */
  page?: string;
  answers?: string[];
  /** Somebody left: what was saved goes. The page waits for the answer. */
  forget?: true;
}

scope.addEventListener('message', (event) => {
  const { page, answers = [], forget } = (event.data ?? {}) as Told;
  if (forget) {
    event.waitUntil(forgetSavedNow().then(() => event.ports[0]?.postMessage('forgotten')));
    return;
  }
  const since = forgottenSoFar();
  const saved = async (path: string, store: typeof savePage) => {
    const url = new URL(path, scope.location.origin);
    const response = await fetch(url);
    if (maySave(response)) await store(url, response, since);
  };
  const work = [
    ...(page && !NOT_OURS.test(page) ? [saved(page, savePage)] : []),
    ...answers
      .filter((path) => SAVED_PATHS.test(new URL(path, scope.location.origin).pathname))
      .map((path) => saved(path, saveAnswer)),
  ];
  event.waitUntil(Promise.allSettled(work));
});
