import { addTranslation } from './catalog.ts';
import { addDateWords } from './dates.ts';
import type { Language } from './language.ts';

let spanish: Promise<boolean> | undefined;

/** Loads the texts of a language, once; whether they are there. Without them a text is English. */
export async function learn(language: Language): Promise<boolean> {
  if (language === 'en') return true;
  spanish ??= learnSpanish();
  if (await spanish) return true;
  spanish = undefined;
  return false;
}

async function learnSpanish(): Promise<boolean> {
  try {
    const { es, esDates } = await import('./es/index.ts');
    addTranslation('es', es);
    addDateWords('es', esDates);
    return true;
  } catch (error) {
    console.warn('The texts of this language could not be loaded', error);
    return false;
  }
}
