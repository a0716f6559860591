/**
 * One process of the measurement: `node alone.ts FILE CONTENT-TYPE` reads one document as the product does, with all that repeats written
 * out, and prints what that took beyond a process that has loaded the code and the bytes.
 */
import { readFileSync } from 'node:fs';
import { extract } from '@marquee/extraction';
import { showingsOf } from '../../packages/domain/src/sources/showings.ts';

const [file = '', contentType = ''] = process.argv.slice(2);
const hints = { today: '2026-03-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
const read = (bytes: Uint8Array, type: string) =>
  showingsOf(extract({ url: 'https://hall.example/events/', contentType: type, bytes }, hints), hints);

const bytes = new Uint8Array(readFileSync(file));
const megabytesBefore = process.resourceUsage().maxRSS / 1024;
const cpuBefore = process.cpuUsage();
const threadBefore = process.threadCpuUsage();
const { drafts } = read(bytes, contentType);
const thread = process.threadCpuUsage(threadBefore);
const cpu = process.cpuUsage(cpuBefore);
console.log(
  JSON.stringify({
    cpuMs: Math.round((cpu.user + cpu.system) / 1e3),
    threadMs: Math.round((thread.user + thread.system) / 1e3),
    megabytes: Math.round(process.resourceUsage().maxRSS / 1024 - megabytesBefore),
    showings: drafts.length,
  }),
);
