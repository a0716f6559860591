import { sharingText as t } from '../../messages/sharing.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { Place } from '../place/place.ts';
import { copyText } from './copy-text.ts';
import { type FeedFilters, feedAddresses } from './feed-addresses.ts';
import styles from './subscribe.module.css';

/** The addresses under which a list is a calendar and a feed, each to be copied. */
export function FeedList({
  place,
  filters,
  venue,
}: {
  place: Place;
  filters: FeedFilters;
  venue?: string | undefined;
}) {
  const { ics, rss, json, csv } = feedAddresses(place, filters, venue);
  return (
    <div className={styles.feeds}>
      <Address name={t('feeds.ics')} address={ics} />
      <Address name={t('feeds.rss')} address={rss} />
      <Address name={t('feeds.json')} address={json} />
      <Address name={t('feeds.csv')} address={csv} />
    </div>
  );
}

function Address({ name, address }: { name: string; address: string }) {
  const copy = () => copyText(address, { done: t('feeds.copied'), failed: t('feeds.copyFailed') });
  return (
    <div className={styles.feed}>
      <TextField label={name} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <Button aria-label={t('feeds.copyOf', { name })} onClick={() => void copy()}>
        {t('feeds.copy')}
      </Button>
    </div>
  );
}
