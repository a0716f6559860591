/**
 * `npm run deploy`: brings the site to the Cloudflare account of `npx wrangler login`. What the account lacks is created, what is there stays.
 *
 *   npm run deploy -- --dry-run            prints the plan, builds, packs and checks; needs no account and no network
 *   npm run deploy -- --origin https://…   the public address, or pages.dev; asked for in a terminal
 *   npm run deploy -- --admin you@…        the first administrator; asked for in a terminal
 *   npm run deploy -- --name yourtown      what names in the account begin with, instead of marquee
 *   npm run deploy -- --config other.json  another owner's configuration
 *   npm run deploy -- --anyway "why"       although work runs that must not be interrupted
 */
import { messageOf } from '@marquee/kernel';
import { goLive } from './deploy/go-live/go-live.ts';
import { deployOptions } from './deploy/go-live/options.ts';
import { thisMachine } from './deploy/machine.ts';
import { Stop } from './deploy/stop.ts';

try {
  await goLive(deployOptions(process.argv.slice(2)), thisMachine());
} catch (error) {
  console.error(`\n${error instanceof Stop ? error.message : `The deployment failed: ${messageOf(error)}`}`);
  process.exit(1);
}
