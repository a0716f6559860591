import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import type { Answer } from '../../kit/calls.ts';
import { estimatedDollars, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Block, Facts } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';

/** Checks one site as discovery would (spec: PREQ-03). */
export function SiteTester() {
  const { form, action } = useActionForm({
    call: 'testPrequalification',
    success: ({ interpretation }) => ({ title: t('preq.tested'), description: interpretation.recommendation }),
    failure: { title: t('preq.testFailed'), fallback: t('preq.testFailedText') },
    reloads: ['listAuditLog'],
    initial: { url: '' },
    needed: { url: t('preq.urlNeeded') },
  });
  return (
    <Block title={t('preq.tester')} note={t('preq.testerNote')}>
      <Form of={form} className={styles.form}>
        <TextInput label={t('preq.url')} inputMode="url" maxLength={2_000} {...form.field('url')} />
        <div className={styles.buttons}>
          <SubmitButton of={form} pendingLabel={t('preq.testing')}>
            {t('preq.test')}
          </SubmitButton>
        </div>
      </Form>
      {action.answer && !action.isPending && <Result of={action.answer} />}
    </Block>
  );
}

function Result({ of: { check, interpretation } }: { of: Answer<'testPrequalification'> }) {
  return (
    <div className={styles.part}>
      <Facts
        facts={[
          [t('preq.recommendation'), interpretation.recommendation],
          [t('preq.confidence'), interpretation.confidenceLevel],
          [t('preq.tokenSavings'), wholeNumber(interpretation.tokenSavings)],
          [t('preq.costSavings'), estimatedDollars(interpretation.costSavings)],
          [t('word.score'), wholeNumber(check.score)],
          [t('preq.pages'), wholeNumber(check.pages)],
          [t('preq.reasons'), check.reasons.join(' ')],
        ]}
      />
    </div>
  );
}
