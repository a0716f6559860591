import type { Slices } from '@marquee/contract';
import { databaseHealth, debugLogs, scrapingTest, systemMemory } from '@marquee/domain/developer-tools';
import { messageOf, redact } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { siteCard } from '../previews/cards.ts';
import type { Verbs } from '../verbs.ts';

export const developerToolsRoutes: Verbs<Slices['developer-tools']> = {
  getDatabaseHealth: (deps) => databaseHealth(deps),
  getSystemMemory: (deps) => systemMemory(deps),
  getDebugLogs: (deps) => debugLogs(deps),
  testScraping: (deps) => scrapingTest(deps),
  testImageGeneration: async (deps) => {
    const began = deps.clock.now();
    const answer = { milliseconds: 0, bytes: 0, contentType: null, error: null };
    try {
      const png = await deps.drawPreview(siteCard());
      const milliseconds = Math.max(0, deps.clock.now() - began);
      return { ...answer, ok: true, milliseconds, bytes: png.byteLength, contentType: 'image/png' };
    } catch (error) {
      return { ...answer, ok: false, error: redact(messageOf(error)) };
    }
  },
  validateConfig: async (deps) => {
    const checks = await checksOf(deps);
    return { ok: checks.every(({ status }) => status === 'ok'), checks };
  },
};

/** What is configured, never with what. */
async function checksOf(deps: ApiDeps) {
  const [model, mail] = await Promise.all([
    deps.engine.modelName().catch(() => undefined),
    deps.engine.hasMail().catch(() => undefined),
  ]);
  const check = (name: string, isThere: boolean | undefined, note: string) => ({
    name,
    status: isThere === undefined ? ('unknown' as const) : isThere ? ('ok' as const) : ('missing' as const),
    note,
  });
  return [
    check('version', deps.version !== '', deps.version),
    check('languageModel', model === undefined ? undefined : model !== null, model ?? 'Pages are read without one.'),
    check('mail', mail, 'Letters to accounts, promoters and administrators.'),
    check('payments', deps.payments.isSetUp, 'Boosts and campaigns.'),
    check('factorKey', deps.vault.isSetUp, 'Second factors, and the tokens of ads.'),
    check('signInProviders', Object.keys(deps.providers).length > 0, 'Signing in with another account.'),
    check('mapServers', deps.mapServers.length > 0, 'Street maps.'),
  ];
}
