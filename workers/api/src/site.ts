import { WorkerEntrypoint } from 'cloudflare:workers';
import { apiDepsOf } from '@marquee/platform';
import { createApp } from './app.ts';

interface Drawing {
  /** The environment of the Worker, the same for each request: what is made of it is made once. */
  own: object;
  shell: string;
}

const app = createApp(({ env }) => {
  const { own, shell } = env as Drawing;
  return { ...apiDepsOf(own), shell: () => Promise.resolve(shell) };
});

/**
 * The entry point for the Pages project, reachable only by service binding: draws a page into the index.html of the site that
 * asks, so that a document never names files of another deployment.
 */
export class Site extends WorkerEntrypoint<object> {
  draw(request: Request, shell: string): Promise<Response> {
    return Promise.resolve(app.fetch(request, { own: this.env, shell } satisfies Drawing, this.ctx));
  }
}
