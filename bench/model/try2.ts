import { readerInProcess } from '@marquee/extraction';
import { FORM, pagesToAsk } from './pages.ts';
import { perfectReplies } from './perfect.ts';
const { asked } = await pagesToAsk();
for (const page of asked) {
  const replies=perfectReplies(page);
  const answers=replies.map((r,at)=>[at,{events:r.events}] as const);
  const reading=await readerInProcess.answers({document:page.labelled.document,hints:page.labelled.hints,answers,form:FORM});
  for (const f of reading.findings) if (/model-(value|title|date)/.test(f.code)) { const n=Number(/record (\d+)/.exec(f.message)?.[1]); 
    console.log(page.labelled.id,page.labelled.dressing,f.message.slice(0,90));
    if (process.env.ID===page.labelled.id) { for (const r of replies) for (const e of r.events) if (e.record===n) {console.log(JSON.stringify(e)); } console.log(replies[0].question.chunk.records.find(r=>r.number===n)?.lines.join('\n').slice(0,1500)); process.exit(); } }
}
