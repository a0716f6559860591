import { useState } from 'react';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { CitySelect } from './city-select.tsx';
import { FirstRead } from './first-read.tsx';
import { LookResult } from './look-result.tsx';

/** Adds a source (spec: SCRAPE-15): its address is looked at, the page that lists events is proposed, and its first read is followed. */
export function AddSource() {
  /** The source that came of the last look. */
  const [added, setAdded] = useState<string | null>(null);
  const { form, action } = useActionForm({
    call: 'lookAtSource',
    success: null,
    failure: { title: t('scraping.lookFailed'), fallback: t('scraping.lookFailedText') },
    reloads: ['listAuditLog'],
    initial: { city: '', url: '' },
    needed: { city: t('scraping.cityNeeded'), url: t('scraping.urlNeeded') },
    next: (values) => values,
    guarded: true,
  });
  const { answer, input } = action;
  const city = input?.body.city ?? form.field('city').value;
  return (
    <Block title={t('scraping.add')} note={t('scraping.addNote')}>
      <Form of={form} className={styles.form}>
        <CitySelect {...form.field('city')} />
        <TextInput label={t('scraping.url')} inputMode="url" maxLength={2_000} {...form.field('url')} />
        <div className={styles.buttons}>
          <SubmitButton of={form} pendingLabel={t('scraping.looking')} onClick={() => setAdded(null)}>
            {t('scraping.look')}
          </SubmitButton>
        </div>
      </Form>
      {answer && !action.isPending && added === null && <LookResult of={answer} city={city} onAdded={setAdded} />}
      {added !== null && <FirstRead sourceId={added} />}
    </Block>
  );
}
