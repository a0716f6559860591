import { readFileSync } from 'node:fs';
import { groupingsOf } from './packages/extraction/src/grouping/groupings.ts';
import { layoutOf } from './packages/extraction/src/layout/layout.ts';
import { openPage } from './packages/extraction/src/page.ts';
import { eventLists } from './packages/extraction/src/accept/event-lists.ts';
const page = openPage({ url: 'https://x.example/', contentType: 'text/html', bytes: new Uint8Array(readFileSync(process.argv[2]!)) }, { today: process.argv[3]!, timezone: 'America/New_York' } as any);
const layout = layoutOf(page);
const gs = eventLists(layout);
for (const g of gs) { console.log('--', g.records.length, g.isOfElements, g.titles.score); for (const r of g.records.slice(0, 60)) console.log(r.marks.map((m) => m.date + (m.isCell ? 'c' : '')).join(), '|', JSON.stringify(layout.visible.text.slice(r.start, r.end)).slice(0, 240)); }
