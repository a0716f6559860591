import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { CitySelect } from './city-select.tsx';

/** Makes a source known (spec: SCRAPE-15); the server judges the address. */
export function AddSource() {
  const [city, setCity] = useState('');
  const [url, setUrl] = useState('');
  const [isTried, setTried] = useState(false);
  const add = useAction({
    call: 'addSource',
    success: ({ name }) => ({ title: t('scraping.added'), description: t('scraping.addedText', { name }) }),
    failure: { title: t('scraping.addFailed'), fallback: t('scraping.addFailedText') },
    reloads: ['listScrapingSources', 'listCityHeat', 'listAuditLog'],
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!city || !url.trim()) return;
    const isDone = await add.run({ body: { city, url: url.trim() } });
    if (!isDone) return;
    setUrl('');
    setTried(false);
  }

  return (
    <Block title={t('scraping.add')} note={t('scraping.addNote')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <CitySelect value={city} error={isTried && !city ? t('scraping.cityNeeded') : undefined} onValue={setCity} />
        <TextField
          type="url"
          inputMode="url"
          label={t('scraping.url')}
          placeholder="https://"
          maxLength={2000}
          required
          value={url}
          error={isTried && !url.trim() ? t('scraping.urlNeeded') : undefined}
          onChange={(change) => setUrl(change.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" pending={add.isPending}>
            {t('scraping.add')}
          </Button>
        </div>
      </form>
    </Block>
  );
}
