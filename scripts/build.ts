/** `npm run build`: the site and all Workers as they are deployed, below apps/web/dist. Needs no key, network or variable. */
import { messageOf } from '@marquee/kernel';
import { buildSite } from './deploy/build-site.ts';

try {
  await buildSite('info');
} catch (error) {
  console.error(`The build failed: ${messageOf(error)}`);
  process.exit(1);
}
