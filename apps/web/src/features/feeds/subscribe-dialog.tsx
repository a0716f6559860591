import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { Place } from '../place/place.ts';
import { type FeedFilters, feedAddresses } from './feed-addresses.ts';
import styles from './subscribe.module.css';

export interface SubscribeProps {
  place: Place;
  filters: FeedFilters & { when: string };
}

/** The addresses under which the shown list is a calendar and a feed. */
export function SubscribeDialog({ place, filters, onClose }: SubscribeProps & { onClose: () => void }) {
  const { ics, rss, json, webcal } = feedAddresses(place, filters);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('feeds.title')}
      description={t(filters.when === '' ? 'feeds.text' : 'feeds.textAllDays')}
      footer={
        <Button asChild variant="primary">
          <a href={webcal}>{t('feeds.open')}</a>
        </Button>
      }
    >
      <div className={styles.feeds}>
        <Address name={t('feeds.ics')} address={ics} />
        <Address name={t('feeds.rss')} address={rss} />
        <Address name={t('feeds.json')} address={json} />
      </div>
    </Dialog>
  );
}

function Address({ name, address }: { name: string; address: string }) {
  return (
    <div className={styles.feed}>
      <TextField label={name} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <Button aria-label={t('feeds.copyOf', { name })} onClick={() => void copy(address)}>
        {t('feeds.copy')}
      </Button>
    </div>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: t('feeds.copied'), tone: 'success' });
  } catch {
    toast({ title: t('feeds.copyFailed'), description: address, tone: 'danger' });
  }
}
