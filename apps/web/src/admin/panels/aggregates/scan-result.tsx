import type { AggregateScan } from '@marquee/contract';
import { WarningIcon } from '../../../ui/icons.tsx';
import { percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Block, Columns, Facts, OutLink, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { Venues } from './venues.tsx';

/** Spec: AGG-02, AGG-03, AGG-05. */
const MOST = { reasons: 8, links: 5, venues: 10 };

/** What a scan says about a site. */
export function ScanResult({ of: scan }: { of: AggregateScan }) {
  const verdict = scan.isAggregate ? (
    <ToneBadge tone="good">{t('aggregate.is')}</ToneBadge>
  ) : (
    <ToneBadge tone="bad">{t('aggregate.isNot')}</ToneBadge>
  );
  return (
    <>
      <Block title={scan.name} note={<OutLink url={scan.url} />} aside={verdict}>
        {!scan.isAggregate && (
          <div className={styles.alarm} role="alert">
            <WarningIcon />
            <div>
              <h2>{t('aggregate.isNot')}</h2>
              <p>{scan.reasonsDetected[0] ?? ''}</p>
            </div>
          </div>
        )}
        <Facts
          facts={[
            [t('aggregate.confidence'), percent(scan.confidence)],
            [t('aggregate.type'), t(`aggregate.kind.${scan.aggregateType ?? 'none'}`)],
            [t('aggregate.depth'), wholeNumber(scan.recommendedTraversalDepth)],
            [t('word.city'), scan.city ?? '–'],
            [t('aggregate.pages'), wholeNumber(scan.pages)],
            [t('aggregate.reasons'), <Lines key="reasons" of={scan.reasonsDetected.slice(0, MOST.reasons)} />],
            ...(scan.notes.length > 0 ? [[t('aggregate.notes'), <Lines key="notes" of={scan.notes} />] as const] : []),
          ]}
        />
      </Block>
      {scan.isDeep ? (
        <Block
          title={t('aggregate.venues')}
          aside={<ToneBadge tone="info">{t('aggregate.integrated', { count: scan.integratedCount })}</ToneBadge>}
        >
          <Venues of={scan.discoveredVenues} most={MOST.venues} />
        </Block>
      ) : (
        <Columns>
          <Block title={t('aggregate.categories')}>
            <Links
              of={scan.categoryPages.map(({ url, label }) => ({ url, label: label || url }))}
              none={t('aggregate.noCategories')}
            />
          </Block>
          <Block title={t('aggregate.links')}>
            <Links of={scan.venueLinks.map(({ url, name }) => ({ url, label: name }))} none={t('aggregate.noLinks')} />
          </Block>
        </Columns>
      )}
    </>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The first five (spec: AGG-03). */
function Links({ of: links, none }: { of: ReadonlyArray<{ url: string; label: string }>; none: string }) {
  if (links.length === 0) return <p className={styles.nothing}>{none}</p>;
  const rest = links.length - MOST.links;
  return (
    <>
      <Facts facts={links.slice(0, MOST.links).map(({ url, label }) => [label, <OutLink key={url} url={url} />])} />
      {rest > 0 && <p className={styles.quiet}>{t('aggregate.more', { count: rest })}</p>}
    </>
  );
}
