import type { ComponentType } from 'react';
import { addTranslation } from '../messages/catalog.ts';
import { language, languageIs } from '../messages/language.ts';
import { addTables } from './tables.ts';

/**
 * Loads the console, after its texts: its parts read them when they are loaded. Without the texts of another language all that is
 * below `/admin` is English, the parts that it shares with the site too.
 */
export async function openConsole(): Promise<ComponentType> {
  if (language() === 'es' && !(await learnSpanish())) speakEnglishHere();
  return (await import('./console.tsx')).Console;
}

async function learnSpanish(): Promise<boolean> {
  try {
    const { consoleEs, tablesEs } = await import('./messages/es/console-es.ts');
    addTranslation('es', { console: consoleEs });
    addTables(tablesEs);
    return true;
  } catch (error) {
    console.warn('The texts of the console could not be loaded', error);
    return false;
  }
}

function speakEnglishHere(): void {
  const ofSite = language();
  languageIs(() => (/^\/admin(?:\/|$)/.test(window.location.pathname) ? 'en' : ofSite));
}
