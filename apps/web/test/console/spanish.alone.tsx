import { expect, test } from 'vitest';
import { consoleEs } from '../../src/admin/messages/es/console-es.ts';
import { addTranslation } from '../../src/messages/catalog.ts';
import { dateWords } from '../../src/messages/dates.ts';
import { refused } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { chosen, saidOnPage } from '../harness/language.ts';
import { page, see } from '../harness/look.ts';
import { sampledConsole } from '../harness/sampled.ts';

const panel = () => document.querySelector('main') as HTMLElement;
const text = () => panel().textContent ?? '';

/** Texts without values that Spanish writes otherwise, by the English one. */
async function english(): Promise<Map<string, string>> {
  const { messages } = await import('../../src/admin/messages.ts');
  const different = Object.entries(messages).flatMap(([key, message]): Array<[string, string]> => {
    const spanish = (consoleEs as Record<string, unknown>)[key];
    return typeof message === 'string' && message !== spanish && /\p{L}{2}/u.test(message) ? [[message, key]] : [];
  });
  const spanish = new Set<unknown>(Object.values(consoleEs));
  return new Map(different.filter(([message]) => !spanish.has(message)));
}

test('every section and tab of the console says nothing of the English catalog once Spanish is chosen [BEY-36]', {
  timeout: 600_000,
}, async () => {
  await chosen('es');
  const site = await openSection('/admin/nowhere', 'No encontramos la sección', sampledConsole());
  const { SECTIONS } = await import('../../src/admin/panels.ts');
  const known = await english();
  expect(known.size).toBeGreaterThan(1_200);
  expect(document.documentElement.lang).toBe('es');
  const heard: string[] = [];
  for (const { id, title } of SECTIONS) {
    site.to(`/admin/${id}`);
    await see(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect.poll(text).not.toContain('Abriendo');
    for await (const tab of tabsIn(panel())) {
      await expect.poll(text).not.toContain(consoleEs['kit.loading']);
      for (const one of saidOnPage()) if (known.has(one)) heard.push(`${title}${tab}: ${one} (${known.get(one)})`);
    }
  }
  expect([...new Set(heard)]).toEqual([]);
  expect(dateWords().time({ year: 2026, month: 10, day: 23, weekday: 1, hour: 19, minute: 30 })).toBe('7:30 p.m.');
});

test('the server is asked in Spanish, and what it says is shown', async () => {
  await chosen('es');
  await openSection('/admin/audit-log', 'Registro de cambios', {
    listAuditLog: ({ language }) => refused(503, language === 'es' ? 'Ahora no responde nadie.' : 'Nobody answers.'),
  });
  await expect.poll(text).toContain('Ahora no responde nadie.');
});

test('the sidebar offers both languages', async () => {
  await chosen('es');
  await openSection('/admin/audit-log', 'Registro de cambios');
  const choice = page.getByRole('group', { name: 'Idioma' });
  await see(choice.getByRole('button', { name: 'Español', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await see(choice.getByRole('button', { name: 'English', exact: true })).toHaveAttribute('aria-pressed', 'false');
});

test('a text that Spanish does not have is English', async () => {
  await chosen('es');
  const { t } = await import('../../src/admin/messages.ts');
  expect(t('kit.again')).toBe(consoleEs['kit.again']);
  addTranslation('es', { console: { 'kit.again': undefined as never } });
  expect(t('kit.again')).toBe('Try again');
  addTranslation('es', { console: consoleEs });
});

/** Every tab below an element, and every tab within it, each while it is chosen; the element itself if it has none. */
async function* tabsIn(within: HTMLElement, path = ''): AsyncGenerator<string> {
  const list = within.querySelector<HTMLElement>('[role=tablist]');
  if (!list) {
    yield path;
    return;
  }
  for (const { id } of list.querySelectorAll('[role=tab]')) {
    const tab = () => document.getElementById(id);
    tab()?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    await expect.poll(() => tab()?.getAttribute('aria-selected')).toBe('true');
    const shown = document.getElementById(tab()?.getAttribute('aria-controls') ?? '');
    if (shown) yield* tabsIn(shown, `${path} / ${tab()?.textContent}`);
  }
}
