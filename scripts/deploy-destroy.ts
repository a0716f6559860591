/**
 * `npm run destroy`: names everything of the site that is in the Cloudflare account, and removes it after the site's name was typed.
 *
 *   npm run destroy -- --site events.your-town.org   the name, where there is no terminal
 *   npm run destroy -- --config other.json           another owner's configuration
 */
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { openDraft } from './deploy/account/open-site.ts';
import { destroy } from './deploy/destroy/destroy.ts';
import { forgetResources } from './deploy/go-live/draft.ts';
import { queueNames } from './deploy/queue-names.ts';
import { Stop } from './deploy/stop.ts';
import { terminalAsk } from './deploy/terminal.ts';

try {
  const { values } = parseArgs({ options: { site: { type: 'string' }, config: { type: 'string' } } });
  const { api, draft, path } = await openDraft(values.config);
  await destroy({
    api,
    draft,
    queues: queueNames(),
    typed: values.site,
    ask: terminalAsk(),
    say: (text) => console.log(text),
    forget: () => forgetResources(path),
  });
} catch (error) {
  console.error(`\n${error instanceof Stop ? error.message : `The removal failed: ${messageOf(error)}`}`);
  process.exit(1);
}
