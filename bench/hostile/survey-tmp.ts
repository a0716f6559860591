import { extract } from '@marquee/extraction';
import { showingsOf } from '../../packages/domain/src/sources/showings.ts';
import { bytesOf, hostileDocuments } from '../../packages/extraction/test/hostile-documents/index.ts';

const hints = { today: '2026-03-01', timezone: 'America/New_York', city: 'Columbia', state: 'SC' };
const [from, to, least] = process.argv.slice(2).map(Number);
for (const d of hostileDocuments.slice(from, to)) {
  const bytes = bytesOf(d);
  globalThis.gc?.();
  const b = process.threadCpuUsage();
  const e = extract({ url: 'https://hall.example/events/', contentType: d.contentType, bytes }, hints);
  const s = showingsOf(e, hints);
  const a = process.threadCpuUsage(b);
  const ms = Math.round((a.user + a.system) / 1e3);
  if (ms > least!)
    console.log(
      ms,
      s.drafts.length,
      d.name,
      e.method,
      e.findings
        .map((f) => f.code)
        .slice(0, 4)
        .join(),
    );
}
