import type { TextKey } from '../../messages.ts';

/** In the order of the specification (CALL-119 to CALL-125). */
export const DIAGNOSTICS = [
  { call: 'testOpenAi', label: 'dev.model', hint: 'dev.modelHint' },
  { call: 'getDatabaseHealth', label: 'dev.database', hint: 'dev.databaseHint' },
  { call: 'getSystemMemory', label: 'dev.memory', hint: 'dev.memoryHint' },
  { call: 'getDebugLogs', label: 'dev.logs', hint: 'dev.logsHint' },
  { call: 'testScraping', label: 'dev.scraping', hint: 'dev.scrapingHint' },
  { call: 'testImageGeneration', label: 'dev.images', hint: 'dev.imagesHint' },
  { call: 'validateConfig', label: 'dev.config', hint: 'dev.configHint' },
] as const satisfies ReadonlyArray<{ call: string; label: TextKey; hint: TextKey }>;
export type Diagnostic = (typeof DIAGNOSTICS)[number];

/** Logs a result to the browser's console, and gives it as text. */
export function logged(name: string, answer: unknown): string {
  // biome-ignore lint/suspicious/noConsole: this is what it is for (spec: DEVTOOLS-01).
  console.info(name, answer);
  return JSON.stringify(answer, null, 2);
}
