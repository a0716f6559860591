import { type ComponentType, lazy, Suspense } from 'react';
import { type TextPageName, type TextPages, textPages } from '../../messages/about.ts';
import { type Language, language } from '../../messages/language.ts';
import { t } from '../../messages/site.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import styles from './text-page.module.css';

/** Only on the page about the crawler. */
const ConfirmRequest = lazy(async () => ({
  default: (await import('../publishers/confirm-request.tsx')).ConfirmRequest,
}));
const PublisherSection = lazy(async () => ({
  default: (await import('../publishers/publisher-section.tsx')).PublisherSection,
}));

const NAMES = ['about', 'privacy', 'terms', 'crawler'] as const satisfies readonly TextPageName[];

/** The pages in the language of the site; in English where they cannot be loaded in another one. */
export async function loadTextPages(): Promise<ComponentType<{ name: TextPageName }>> {
  const pages = await textsOf(language());
  return ({ name }) => <TextPage pages={pages} name={name} />;
}

async function textsOf(wanted: Language): Promise<TextPages> {
  if (wanted === 'en') return textPages;
  try {
    return (await import('../../messages/es/about.ts')).textPages;
  } catch (error) {
    console.warn('The texts of this language could not be loaded', error);
    return textPages;
  }
}

/** A page of text about the product, with links to the others. */
function TextPage({ pages, name }: { pages: TextPages; name: TextPageName }) {
  const { title, lead, sections } = pages[name];
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
        {name === 'crawler' && (
          <Suspense fallback={null}>
            <ConfirmRequest />
          </Suspense>
        )}
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((text) =>
              text.includes('\n') ? <pre key={text}>{text}</pre> : <p key={text}>{text}</p>,
            )}
          </section>
        ))}
        {name === 'crawler' && (
          <Suspense fallback={null}>
            <PublisherSection />
          </Suspense>
        )}
        <nav aria-label={t('footer.about')} className={styles.others}>
          {NAMES.filter((other) => other !== name).map((other) => (
            <Link key={other} to={`/${other}`}>
              {pages[other].title}
            </Link>
          ))}
        </nav>
      </div>
    </>
  );
}
