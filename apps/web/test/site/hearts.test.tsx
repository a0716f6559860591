import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { HeartButton } from '../../src/features/hearts/heart-button.tsx';
import { keepHearts } from '../../src/features/hearts/keep-hearts.ts';
import { setUser, useSession } from '../../src/session/session.ts';
import { page, see } from '../harness/look.ts';
import { openPart, personOf } from '../harness/site.tsx';

/** Keeps the hearts as long as it stands; another one is another page. */
function Keeper() {
  const queries = useQueryClient();
  useEffect(() => keepHearts(queries), [queries]);
  return null;
}

function Kept() {
  const queries = useQueryClient();
  const [opened, setOpened] = useState(0);
  useSession();
  return (
    <>
      <Keeper key={opened} />
      <HeartButton id="here" title="Here" />
      <HeartButton id="there" title="There" />
      <button type="button" onClick={() => setUser(queries, personOf('user'))}>
        In
      </button>
      <button type="button" onClick={() => setUser(queries, null)}>
        Out
      </button>
      <button type="button" onClick={() => setOpened(opened + 1)}>
        Next page
      </button>
    </>
  );
}

const stored = () => localStorage.getItem('marquee.hearts');

test('hearts of a visitor join the account at sign-in, change on both sides, and are forgotten at sign-out [BEY-18]', async () => {
  const { api } = openPart(<Kept />, {
    changeHearts: ({ body }) => {
      const { add, remove } = body as { add: string[]; remove: string[] };
      return { ids: ['there', ...add].filter((id) => !remove.includes(id)), left: [] };
    },
  });
  await page.getByRole('button', { name: 'Save Here' }).click();
  expect(api.asked.some(({ id }) => id === 'changeHearts')).toBe(false);
  await page.getByRole('button', { name: 'In' }).click();
  await see(page.getByRole('button', { name: 'Save There' })).toHaveAttribute('aria-pressed', 'true');
  expect(api.asked.find(({ id }) => id === 'changeHearts')?.body).toEqual({ add: ['here'], remove: [] });
  expect(stored()).toBe('["there","here"]');
  await page.getByRole('button', { name: 'Save Here' }).click();
  await expect
    .poll(() => api.asked.filter(({ id }) => id === 'changeHearts').at(-1)?.body)
    .toEqual({ add: [], remove: ['here'] });
  await see(page.getByRole('button', { name: 'Save There' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Out' }).click();
  await see(page.getByRole('button', { name: 'Save There' })).toHaveAttribute('aria-pressed', 'false');
  expect(stored()).toBe('[]');
});

test('a heart that the account has not answered for when the page is left is forgotten at sign-out on the next one [SESS-02]', async () => {
  const { api } = openPart(<Kept />, {
    listHearts: () => new Promise(() => {}),
    changeHearts: () => new Promise(() => {}),
  });
  await page.getByRole('button', { name: 'In' }).click();
  await expect.poll(() => api.asked.some(({ id }) => id === 'listHearts')).toBe(true);
  await page.getByRole('button', { name: 'Save Here' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => api.asked.some(({ id }) => id === 'changeHearts')).toBe(true);
  await page.getByRole('button', { name: 'Out' }).click();
  await see(page.getByRole('button', { name: 'Save Here' })).toHaveAttribute('aria-pressed', 'false');
  expect(stored()).toBe('[]');
});

test('hearts of somebody who signed out on a page that was left too soon are forgotten on the next one [SESS-02]', async () => {
  localStorage.setItem('marquee.hearts', '["here"]');
  localStorage.setItem('marquee.heartsOfAccount', '{"user":"ada","ids":["here"]}');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  openPart(<Kept />);
  await expect.poll(stored).toBe('[]');
});

test('hearts of somebody whose session ended by itself stay [SESS-02]', async () => {
  localStorage.setItem('marquee.hearts', '["here"]');
  localStorage.setItem('marquee.heartsOfAccount', '{"user":"ada","ids":["here"]}');
  localStorage.setItem('marquee.lastPerson', '"ada"');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const { api } = openPart(<Kept />);
  await expect.poll(() => api.asked.some(({ id }) => id === 'currentUser')).toBe(true);
  await see(page.getByRole('button', { name: 'Save Here' })).toHaveAttribute('aria-pressed', 'true');
  expect(stored()).toBe('["here"]');
});
