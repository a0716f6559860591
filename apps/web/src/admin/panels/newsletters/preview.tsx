import type { LetterLanguage, NewsletterIssue } from '@marquee/contract';
import { t } from '../../messages.ts';
import styles from './newsletters.module.css';

/** A letter as its readers get it: its words, and the plain text below. */
export function Preview({
  preview: { subject, paragraphs, note, lists, footnote, text },
  language,
}: {
  preview: NewsletterIssue['preview'];
  language: LetterLanguage;
}) {
  return (
    <>
      <article className={styles.letter} lang={language} aria-label={t('newsletters.preview')}>
        <h3 dir="auto">{subject}</h3>
        {paragraphs.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {note && <blockquote dir="auto">{note}</blockquote>}
        {lists.map(({ heading, items }) => (
          <section key={heading}>
            <h4>{heading}</h4>
            <ul>
              {items.map((item, at) => (
                <li key={`${at} ${item.title}`}>
                  <strong dir="auto">{item.title}</strong>
                  <small dir="auto">{item.text}</small>
                  <span>{item.why}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <footer>{footnote}</footer>
      </article>
      <details className={styles.others}>
        <summary>{t('newsletters.plain')}</summary>
        <pre className={styles.plain} lang={language}>
          {text}
        </pre>
      </details>
    </>
  );
}
