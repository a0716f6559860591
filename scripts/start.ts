/**
 * `npm start`: the built product on a laptop without keys or a network. `npm run dev`: the same from its sources, where a change is seen at
 * once, for those who change code.
 *
 *   npm start                           the sample web
 *   npm start -- --web manifest.json    recorded documents (the form of a corpus manifest)
 *   MARQUEE_WEB=live npm start          the real web
 *   PORT=8080 npm start                 another port
 *   npm start -- --fresh                deletes this web's local state first
 *   npm start -- --logs                 prints a line for each source and every line of the Workers
 */
import { messageOf } from '@marquee/kernel';
import { emptyState, takeLock } from './local/lock.ts';
import { alreadyRunning } from './local/lock-holder.ts';
import { fail, readOptions } from './local/options.ts';
import { isFree } from './local/port.ts';
import { keepBuilt } from './local/product/keep-built.ts';
import type { runBuilt as RunBuilt } from './local/product/run-built.ts';

const options = readOptions();
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';
// A trace of every request would be kept in a database beside ours, which halves the requests a second.
process.env.X_LOCAL_OBSERVABILITY = 'false';

console.log(`Marquee – ${options.label}`);
const taken = await takeLock(options.state, options.origin).catch((error: unknown) =>
  fail(`The local state in ${options.state} cannot be used: ${messageOf(error)}`),
);
if ('holder' in taken) fail(alreadyRunning(taken.holder));
if (!(await isFree(options.port)))
  fail(`Port ${options.port} is taken; stop what uses it, or choose another: PORT=8080 npm start`);
if (options.fresh) emptyState(options.state);

if (options.hot) {
  const [{ runProduct }, { serveSources }] = await Promise.all([
    import('./local/run-product.ts'),
    import('./local/product/serve-sources.ts'),
  ]);
  await runProduct({ options, serve: serveSources });
} else {
  const onBuild = () => console.log('  building the site and the Workers (once for these sources) …');
  const built = await keepBuilt(onBuild).catch((error: unknown) =>
    fail(`The product could not be built: ${messageOf(error)}`),
  );
  // Bundled too: a start loads one file where there are hundreds.
  const { runBuilt } = (await import(built.program)) as { runBuilt: typeof RunBuilt };
  await runBuilt(options, built);
}
