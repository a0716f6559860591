import { writeFileSync } from 'node:fs';
import { bytesOf, hostileDocuments } from '/work/wt-recurrence/packages/extraction/test/hostile-documents/index.ts';

const d = hostileDocuments.find((d) => d.name === process.argv[2])!;
writeFileSync('/tmp/h/doc', bytesOf(d));
console.log(d.contentType);
