/** `npm run simulate -- --days 30`: a month of the engine in minutes (bench.ts). */
import { messageOf } from '@marquee/kernel';
import { command } from './bench.ts';

try {
  await command(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof RangeError ? error.message : `The simulation failed: ${messageOf(error)}`);
  process.exit(1);
}
