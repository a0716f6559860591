import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { NumberInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { NUMBER_RANGES, numberFault } from '../../kit/number-entry.ts';
import { Block } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { Generating } from './generating.tsx';
import { BATCH_DEFAULT } from './limits.ts';

/** Takes the next events without an image (spec: IMG-05, IMG-06). `isOff`: both image systems are. */
export function BatchForm({ isOff }: { isOff: boolean }) {
  const { form, action } = useActionForm({
    call: 'batchGenerateImages',
    success: ({ message, summary }) => ({
      title: t('phase4.batchDone'),
      description: `${t('phase4.summary', summary)} ${message}`,
    }),
    failure: { title: t('phase4.batchFailed'), fallback: t('phase4.batchFailedText') },
    reloads: ['getImageStats', 'listEventsWithoutImages', 'getDataQualityStats', 'listEvents', 'listAuditLog'],
    initial: { limit: BATCH_DEFAULT },
    check: ({ limit }) => {
      const fault = numberFault(limit, NUMBER_RANGES.imageBatch);
      return fault ? { limit: fault } : {};
    },
    toBody: ({ limit }) => ({ limit: limit ?? BATCH_DEFAULT }),
  });
  return (
    <Block title={t('phase4.batch')} note={t('phase4.batchNote')}>
      <Form of={form} className={styles.form}>
        <NumberInput
          label={t('phase4.batchSize')}
          min={1}
          max={NUMBER_RANGES.imageBatch.most}
          {...form.field('limit')}
        />
        <div className={styles.buttons}>
          <SubmitButton of={form} disabled={isOff || form.isPending}>
            {t(form.isPending ? 'phase4.running' : 'phase4.start')}
          </SubmitButton>
        </div>
        {form.isPending && <Generating />}
        {isOff && <p role="status">{t('phase4.bothOff')}</p>}
        {action.answer && !form.isPending && (
          <p role="status">
            {t('phase4.summary', action.answer.summary)} {action.answer.message}
          </p>
        )}
      </Form>
    </Block>
  );
}
