import { LANGUAGES, type Language, language } from '../messages/language.ts';
import { t } from '../messages/site.ts';
import { chooseLanguage } from './choose-language.ts';
import styles from './theme-toggle.module.css';

/** Each in its own words, so that whoever cannot read the page finds theirs. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** The language of the site and of the console. */
export function LanguageToggle() {
  return (
    <div role="group" aria-label={t('language.label')} className={styles.toggle}>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language()}
          onClick={() => chooseLanguage(one)}
        >
          {NAMES[one]}
        </button>
      ))}
    </div>
  );
}
