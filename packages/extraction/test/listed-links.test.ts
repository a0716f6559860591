import { expect, it } from 'vitest';
import { extract } from '../src/index.ts';

function read(url: string, list: object) {
  const html = `<html><head><script type="application/ld+json">${JSON.stringify(list)}</script></head><body></body></html>`;
  const document = { url, contentType: 'text/html', bytes: new TextEncoder().encode(html) };
  return extract(document, { today: '2026-11-20', timezone: 'America/New_York' });
}

const listOf = (...urls: string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, i) => ({ '@type': 'ListItem', position: i + 1, url })),
});

it('asks for the pages of a list that holds links alone', () => {
  const { drafts, followUps } = read(
    'https://barn.example/playbill',
    listOf('/playbill/hamlet', 'https://barn.example/playbill/othello'),
  );
  expect(drafts).toEqual([]);
  expect(followUps).toEqual([
    { url: 'https://barn.example/playbill/hamlet', reason: 'detail' },
    { url: 'https://barn.example/playbill/othello', reason: 'detail' },
  ]);
});

it('leaves alone what does not stand below the list: other hosts, other folders, the list itself', () => {
  const list = listOf('https://elsewhere.example/playbill/x', '/recipes/soup', '/playbill/', 'javascript:alert(1)');
  expect(read('https://barn.example/playbill', list).followUps).toEqual([]);
});
