import { readerInProcess } from '@marquee/extraction';
import { FORM, pagesToAsk } from './pages.ts';
import { perfectReplies } from './perfect.ts';
import { FAULTS } from './faults.ts';
import { after, passedOf, standingOf } from './judge.ts';
const { asked, counts } = await pagesToAsk();
const rows:any={}; const conf:any[]=[];
const before={events:0,right:0,wrong:0};
for (const page of asked) { const s=standingOf(page,page.own); before.events+=s.events;before.right+=s.right;before.wrong+=s.wrong; }
console.log(before);
for (const [name, fault] of Object.entries(FAULTS)) {
  const sum:any=rows[name]={given:0,drafts:0,hours:0,venues:0,wrongEvents:0,wrongHours:0,wrongVenues:0,notOnPage:0,events:0,right:0,wrong:0};
  for (const page of asked) {
    const replies=perfectReplies(page);
    const answers=replies.map((r,at)=>[at,{events:fault(r.events,r,page)}] as const);
    for (const [,a] of answers) sum.given+=a.events.length;
    const reading=await readerInProcess.answers({document:page.labelled.document,hints:page.labelled.hints,answers,form:FORM});
    const p:any=passedOf(page,reading); for(const k in p) sum[k]+=p[k];
    const s:any=standingOf(page,after(page,reading)); for(const k in s) sum[k]+=s[k];
    if ((process.env.SHOW??'').split('|').includes(name)) for (const d of reading.drafts) { const q=passedOf(page,{...reading,drafts:[d]}); if (q.wrongEvents||q.notOnPage||q.wrongHours||(name==='days of neighbors'&&q.wrongVenues)) console.log('WRONG',name,'::',page.labelled.id,page.labelled.dressing,d.title.value,d.start.value,d.venue?.value,JSON.stringify(q), d.confidence?.titleAndDay,d.confidence?.title,d.doubts?.join('; ')); }
    if (process.env.CONF && ['perfect','other lines as titles'].includes(name)) for (const d of reading.drafts) { const q=passedOf(page,{...reading,drafts:[d]}); conf.push([name,q.wrongEvents,d.confidence]) }
    if (process.env.LOST && name==='perfect') { const l=standingOf(page,after(page,reading)); if (l.right<l.events) console.log('LOST',page.labelled.id,page.labelled.dressing,l,replies.map(r=>r.events.length).join()); }
  }
}
console.table(rows);

for (const f of ['title','titleAndDay','event']) for (const k of [['perfect',0],['other lines as titles',1]]) { const v=conf.filter(c=>c[0]===k[0]&&c[1]===k[1]).map(c=>c[2][f]).sort((a,b)=>a-b); console.log(f,k.join(),v.length,[.02,.05,.1,.2,.3,.5,.7,.8,.9,.95].map(q=>v[Math.floor(q*v.length)]).join(' ')); }
