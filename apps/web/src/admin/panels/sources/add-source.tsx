import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { UrlInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { CitySelect } from './city-select.tsx';

/** Adds a source (spec: SCRAPE-15); the server validates the address. */
export function AddSource() {
  const { form } = useActionForm({
    call: 'addSource',
    success: ({ name }) => ({ title: t('scraping.added'), description: t('scraping.addedText', { name }) }),
    failure: { title: t('scraping.addFailed'), fallback: t('scraping.addFailedText') },
    reloads: ['listScrapingSources', 'listCityHeat', 'listAuditLog'],
    initial: { city: '', url: '' },
    needed: { city: t('scraping.cityNeeded'), url: t('scraping.urlNeeded') },
    next: ({ city }) => ({ city, url: '' }),
    guarded: true,
  });
  return (
    <Block title={t('scraping.add')} note={t('scraping.addNote')}>
      <Form of={form} className={styles.form}>
        <CitySelect {...form.field('city')} />
        <UrlInput label={t('scraping.url')} {...form.field('url')} />
        <div className={styles.buttons}>
          <SubmitButton of={form}>{t('scraping.add')}</SubmitButton>
        </div>
      </Form>
    </Block>
  );
}
