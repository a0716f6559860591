import type { EventDetail } from '@marquee/contract';
import { isSentIn } from '@marquee/kernel/sent-in';
import { shortMoment } from '../../messages/dates.ts';
import { detailText } from '../../messages/detail.ts';
import { fieldName } from '../../messages/field-names.ts';
import { t } from '../../messages/site.ts';
import { ChevronDownIcon, ExternalIcon } from '../../ui/icons.tsx';
import details from './event-details.module.css';
import styles from './evidence.module.css';
import { EvidenceDetails } from './evidence-details.tsx';
import { PageWord } from './page-word.tsx';
import { VenueWord } from './venue-word.tsx';

type Claim = EventDetail['sources'][number];

/** What each source says, in its own words; how it was found is behind "Details". Collapsed by default. */
export function Evidence({ event }: { event: EventDetail }) {
  if (event.sources.length === 0) return null;
  return (
    <section className={details.section}>
      <div className={styles.head}>
        <h2>{detailText('detail.sources')}</h2>
        <p className={styles.quiet}>{detailText('detail.sourcesText')}</p>
      </div>
      {event.sources.map((source) => (
        <details key={keyOf(source)} className={styles.source}>
          <summary>
            <span>
              <strong>
                <bdi>{isSentIn({ sourceUrl: source.url }) ? t('event.sentIn') : source.source}</bdi>
              </strong>
              <span className={styles.quiet}>
                {' '}
                · {detailText(checkedWord(source), { when: shortMoment(new Date(source.lastSeenAt)) })}
              </span>
            </span>
            <ChevronDownIcon />
          </summary>
          <div className={styles.body}>
            {source.venueSlug === null ? <ReadClaim source={source} /> : <VenueWord source={source} />}
          </div>
        </details>
      ))}
    </section>
  );
}

const keyOf = ({ source, url, ownPage }: Claim) => `${source} ${url} ${JSON.stringify(ownPage)}`;

function checkedWord({ venueSlug, ownPage }: Claim) {
  if (venueSlug !== null) return 'detail.venueWord';
  return ownPage === null ? 'detail.checked' : 'detail.pageWord';
}

/** What was read on the web. */
function ReadClaim({ source }: { source: Claim }) {
  return (
    <>
      {source.shiftWeeks > 0 && (
        <p className={styles.quiet}>{detailText('detail.shifted', { n: source.shiftWeeks })}</p>
      )}
      {source.ownPage && <PageWord word={source.ownPage} />}
      <dl className={styles.facts}>
        {wordsOf(source).map(([field, snippets]) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            {snippets.map((snippet) => (
              <dd key={snippet}>
                <q dir="auto">{snippet}</q>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {!isSentIn({ sourceUrl: source.url }) && (
        <a href={source.url} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {detailText('detail.sourcePage')}
          <ExternalIcon />
        </a>
      )}
      <EvidenceDetails source={source} />
    </>
  );
}

/** `https://schema.org/EventScheduled` is under "Details"; so is a time for machines, if the page also writes it for people. */
const ADDRESS = /^https?:\/\/\S+$/;
const MACHINE_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-][\d:]+)?$/;

/** The texts of each field, each once. */
function wordsOf({ fields }: Claim): Array<[field: string, snippets: string[]]> {
  const told = fields.filter(({ snippet }) => snippet.trim() !== '' && !ADDRESS.test(snippet));
  const byField = Map.groupBy(told, ({ field }) => field);
  return Array.from(byField, ([field, facts]): [string, string[]] => {
    const snippets = [...new Set(facts.map(({ snippet }) => snippet))];
    const readable = snippets.filter((snippet) => !MACHINE_TIME.test(snippet));
    return [field, readable.length > 0 ? readable : snippets];
  });
}
