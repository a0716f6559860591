import { WorkerEntrypoint } from 'cloudflare:workers';
import { createApp } from './app.ts';

const app = createApp();

/**
 * The entry point for the Pages project, reachable only by service binding: draws a page into the index.html of the site that
 * asks, so that a document never names files of another deployment.
 */
export class Site extends WorkerEntrypoint<object> {
  draw(request: Request, shell: string): Promise<Response> {
    const ASSETS = { fetch: () => Promise.resolve(new Response(shell)) };
    return Promise.resolve(app.fetch(request, { ...this.env, ASSETS }, this.ctx));
  }
}
