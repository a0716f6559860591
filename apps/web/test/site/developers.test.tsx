import type { ApiKey } from '@marquee/contract';
import { expect, test, vi } from 'vitest';
import { refused } from '../harness/api.ts';
import { dialog, expectSound, gone, notice, page, see } from '../harness/look.ts';
import { openSite, personOf } from '../harness/site.tsx';

const KEY: ApiKey = {
  id: 'k1',
  name: 'Town calendar',
  hint: 'mq_Ab3dE',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedOn: '2026-11-20',
  callsToday: 1_234,
};
const SECRET = `mq_${'x'.repeat(43)}`;
const currentUser = personOf('user');

test('the page for developers says what is public and what is asked for, and leads to the rest [BEY-34]', async () => {
  openSite('/developers');
  const main = page.getByRole('main');
  for (const text of ['Without a key: 120 calls a minute', 'With a key: 600 calls a minute', 'name Marquee and link'])
    await see(main).toHaveTextContent(text);
  for (const [name, href] of [
    ['Reference', '/api/docs'],
    ['OpenAPI document', '/api/openapi.json'],
    ['Make a key', '/account/api-keys'],
    ['llms.txt', '/llms.txt'],
    ['Build a list', '/embed/builder'],
  ] as const)
    await see(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  // The line to paste [BEY-48].
  await see(main.getByText(`{"mcpServers":{"marquee":{"type":"http","url":"${location.origin}/mcp"}}}`)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await see(footer.getByRole('link', { name: 'Developers' })).toHaveAttribute('href', '/developers');
  await see(footer.getByRole('link', { name: 'Events on your site' })).toHaveAttribute('href', '/embed/builder');
  await expectSound();
});

test('a key is made, shown once and copied [BEY-34]', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { api } = openSite('/account/api-keys', {
    currentUser,
    listApiKeys: [],
    createApiKey: { ...KEY, lastUsedOn: null, callsToday: 0, key: SECRET },
  });
  await see(page.getByText('You have no key yet')).toBeVisible();
  await page.getByRole('button', { name: 'Make a key' }).click();
  await see(page.getByText('Please name the key.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the new key' }).fill('Town calendar');
  api.answer({ listApiKeys: [{ ...KEY, lastUsedOn: null, callsToday: 0 }] });
  await page.getByRole('button', { name: 'Make a key' }).click();
  await see(page.getByRole('heading', { name: 'Your new key: Town calendar' })).toHaveFocus();
  await see(page.getByRole('textbox', { name: 'API key' })).toHaveValue(SECRET);
  await page.getByRole('button', { name: 'Copy the key' }).click();
  expect(copy).toHaveBeenLastCalledWith(SECRET);
  await see(page.getByText('Never used')).toBeVisible();
  await expectSound();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await gone(page.getByRole('textbox', { name: 'API key' }));
  expect(document.body.innerHTML).not.toContain(SECRET);
});

test('a key tells its use and is revoked after a question; one too many is not offered', async () => {
  const keys = Array.from({ length: 5 }, (_, n) => ({ ...KEY, id: `k${n}`, name: `Key ${n}` }));
  const { api } = openSite('/account/api-keys', { currentUser, listApiKeys: keys, revokeApiKey: { success: true } });
  await see(page.getByText('You have 5 keys, which is the most that you can have.')).toBeVisible();
  await gone(page.getByRole('button', { name: 'Make a key' }));
  const row = page.getByRole('listitem').filter({ hasText: 'Key 3' });
  await see(row).toHaveTextContent('mq_Ab3dE…');
  await see(row).toHaveTextContent('Last used Nov 20, 2026');
  await see(row).toHaveTextContent('1,234 calls today');
  await page.getByRole('button', { name: 'Revoke Key 3' }).click();
  api.answer({ listApiKeys: keys.slice(0, 3) });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await see(notice('Key revoked')).toBeVisible();
  await gone(row);
  expect(api.asked.find(({ id }) => id === 'revokeApiKey')?.params).toEqual({ id: 'k3' });
});

test('a refusal is said in its own words, and nobody sees keys without signing in', async () => {
  openSite('/account/api-keys', {
    currentUser,
    listApiKeys: [KEY],
    createApiKey: refused(409, 'You have 5 keys, which is the most that you can have.', 'too-many-keys'),
  });
  await page.getByRole('textbox', { name: 'Name of the new key' }).fill('One more');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await see(page.getByText('You have 5 keys, which is the most that you can have.')).toBeVisible();
});

test('a guest is asked to sign in', async () => {
  const { at } = openSite('/account/api-keys');
  await see(dialog()).toBeVisible();
  expect(at()).toContain('next=%2Faccount%2Fapi-keys');
});
