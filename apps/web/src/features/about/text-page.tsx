import { Link } from 'react-router';
import { type TextPageName, textPages } from '../../messages/about.ts';
import { t } from '../../messages/site.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import styles from './text-page.module.css';

const NAMES = ['about', 'privacy', 'terms', 'crawler'] as const satisfies readonly TextPageName[];

/** A page of text about the product, with links to the others. */
export function TextPage({ name }: { name: TextPageName }) {
  const { title, lead, sections } = textPages[name];
  usePageHead({ title: t('site.title', { page: title }), description: lead });
  return (
    <>
      <Canopy>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </Canopy>
      <div className={styles.page}>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((text) =>
              text.includes('\n') ? <pre key={text}>{text}</pre> : <p key={text}>{text}</p>,
            )}
          </section>
        ))}
        <nav aria-label={t('footer.about')} className={styles.others}>
          {NAMES.filter((other) => other !== name).map((other) => (
            <Link key={other} to={`/${other}`}>
              {textPages[other].title}
            </Link>
          ))}
        </nav>
      </div>
    </>
  );
}
