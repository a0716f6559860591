import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';
import { PRESETS } from './presets.ts';

export interface PageToTest {
  url: string;
  city: string;
  state: string;
  limit: number | null;
}

interface TestFormProps {
  isPending: boolean;
  onTest: (page: PageToTest) => void;
}

const EMPTY = { url: '', city: '', state: '', limit: '' };

/** Address, place and how many events to show; presets fill the first three. */
export function TestForm({ isPending, onTest }: TestFormProps) {
  const [page, setPage] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<typeof EMPTY>) => setPage((before) => ({ ...before, ...change }));
  const [url, city, state] = [page.url.trim(), page.city.trim(), page.state.trim()];
  const limit = page.limit.trim() === '' ? null : Number(page.limit);
  const isLimitFine = limit === null || (Number.isInteger(limit) && limit >= 1 && limit <= 20);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!url) toast({ title: t('phase1.urlRequired'), description: t('phase1.urlRequiredText'), tone: 'danger' });
    else if (!city || !state)
      toast({ title: t('phase1.placeRequired'), description: t('phase1.placeRequiredText'), tone: 'danger' });
    else if (isLimitFine) onTest({ url, city, state, limit });
  }

  const field = (name: keyof typeof EMPTY) => ({
    value: page[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => set({ [name]: value }),
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.presets}>
        <legend>{t('phase1.presets')}</legend>
        {PRESETS.map(({ name, ...preset }) => (
          <Button key={name} size="sm" onClick={() => set(preset)}>
            {name}
          </Button>
        ))}
      </fieldset>
      <TextField
        type="url"
        inputMode="url"
        label={t('phase1.url')}
        placeholder="https://"
        maxLength={2000}
        error={isTried && !url ? t('phase1.urlRequiredText') : undefined}
        {...field('url')}
      />
      <div className={styles.inlineForm}>
        <TextField
          label={t('phase1.city')}
          maxLength={80}
          error={isTried && !city ? t('phase1.cityNeeded') : undefined}
          {...field('city')}
        />
        <TextField
          label={t('phase1.state')}
          maxLength={2}
          placeholder="SC"
          autoCapitalize="characters"
          error={isTried && !state ? t('phase1.stateNeeded') : undefined}
          {...field('state')}
        />
        <TextField
          type="number"
          label={t('phase1.limit')}
          min={1}
          max={20}
          placeholder="3"
          error={isTried && !isLimitFine ? t('phase1.limitWrong') : undefined}
          {...field('limit')}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={isPending} pendingLabel={t('phase1.running')}>
          {t('phase1.run')}
        </Button>
      </div>
    </form>
  );
}
