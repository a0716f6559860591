import { classNames } from '../../ui/class-names.ts';
import styles from './log.module.css';

interface SendChipsProps {
  label: string;
  texts: readonly string[];
  isQuestion?: boolean;
  isDisabled: boolean;
  /** Of the texts, where it may not be the page's. */
  lang?: string | undefined;
  onSend: (text: string) => void;
}

/** Texts that send themselves when they are pressed (spec: CHAT-07). */
export function SendChips({ label, texts, isQuestion = false, isDisabled, lang, onSend }: SendChipsProps) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label}>
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={classNames(styles.chip, isQuestion && styles.question)}
            disabled={isDisabled}
            lang={lang}
            onClick={() => onSend(text)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
