import type { ModelRequest } from '@marquee/kernel';
import { hiddenSites } from '@marquee/sample-web';
import type { FakeReply } from '@marquee/testkit';

/** What a model says that knows the town and invents freely: dead ends, sites of nobody, of our own network, and no addresses at all. */
const INVENTED = [
  'https://www.nobodyeverregistered.example/events',
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:8080/admin',
  'https://www.facebook.com/events',
  'the old opera house, ask for Jim',
  'javascript:alert(1)',
];

export function modelStub({ parts }: ModelRequest): FakeReply {
  const text = parts.map((part) => part.text).join('\n');
  const city = /The town is (.+?), [A-Z]{2}\./.exec(text)?.[1];
  const own = hiddenSites.filter(({ town }) => town.place.city === city);
  const unlinked = own.filter(({ way }) => way === 'unlinked');
  const deadEnds = own.filter(({ isSource }) => !isSource);
  const addresses = [...unlinked, ...deadEnds].map(({ site }) => `www.${site.host.replace(/^www\./, '')}`);
  return { json: { addresses: [...INVENTED, ...addresses] } };
}
