import type { AggregateScan } from '@marquee/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from '../../kit/kit.module.css';
import { Block, Stack } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { DeepScan } from './deep-scan.tsx';
import { RecentScans } from './recent-scans.tsx';
import { ScanResult } from './scan-result.tsx';

/** Sites to begin with: of the sample web where that is read, else tourism boards of the first cities. */
const SAMPLES = /^(?:localhost|127\.)/.test(window.location.hostname)
  ? ['https://www.visitcolumbia.example/', 'https://www.greenvillechamberofcommerce.example/']
  : ['https://www.experiencecolumbiasc.com/', 'https://www.visitgreenvillesc.com/'];

/** Scans a site that may list places of other people (spec: AGG-01 to AGG-06). */
export function AggregateScanner() {
  const [shown, setShown] = useState<AggregateScan | null>(null);
  const { form, action } = useActionForm({
    call: 'scanAggregate',
    success: (scan) => {
      setShown(scan);
      return { title: t('aggregate.complete'), description: t('aggregate.completeText', scan) };
    },
    failure: { title: t('aggregate.failed'), fallback: t('aggregate.failedText') },
    reloads: ['listAggregateScans', 'listAuditLog'],
    initial: { url: '' },
    needed: { url: t('aggregate.urlRequiredText') },
    onFaults: () =>
      toast({ title: t('aggregate.urlRequired'), description: t('aggregate.urlRequiredText'), tone: 'danger' }),
  });
  return (
    <Stack>
      <Block title={t('aggregate.title')} note={t('aggregate.note')}>
        <Form of={form} className={styles.form}>
          <fieldset className={styles.presets}>
            <legend>{t('aggregate.samples')}</legend>
            {SAMPLES.map((url) => (
              <Button key={url} size="sm" onClick={() => form.set({ url })}>
                {new URL(url).hostname}
              </Button>
            ))}
          </fieldset>
          <TextInput label={t('word.url')} inputMode="url" maxLength={2_000} {...form.field('url')} />
          <div className={styles.buttons}>
            <SubmitButton of={form} pendingLabel={t('aggregate.scanning')}>
              {t('aggregate.scan')}
            </SubmitButton>
          </div>
        </Form>
      </Block>
      {shown && !action.isPending && (
        <>
          <ScanResult of={shown} />
          {shown.isAggregate && !shown.isDeep && <DeepScan key={shown.url} of={shown} onDone={setShown} />}
        </>
      )}
      <RecentScans onView={setShown} />
    </Stack>
  );
}
