import type { QualityAssessment } from '@marquee/contract';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { AreaInput, DateInput, TextInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Block, Columns } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { Assessment } from './assessment.tsx';

/** Rates an event from a form by the engine's rules (spec: TIER-03, TIER-04). */
export function Tester() {
  const [result, setResult] = useState<QualityAssessment | null>(null);
  const { form } = useActionForm({
    call: 'testQualityAssessment',
    success: (assessment) => {
      setResult(assessment);
      return { title: t('quality.assessed') };
    },
    failure: { title: t('quality.failed'), fallback: t('quality.failedText') },
    reloads: [],
    initial: { title: '', venue: '', category: '', start_date: '', source_url: '', image_url: '', description: '' },
    check: ({ title, description }) => (title.trim() || description.trim() ? {} : { title: t('quality.needed') }),
  });

  function clear(): void {
    form.reset();
    setResult(null);
  }

  return (
    <Columns>
      <Block title={t('quality.tester')} note={t('quality.testerNote')}>
        <Form of={form} className={styles.form}>
          <TextInput label={t('quality.title')} {...form.field('title')} />
          <TextInput label={t('word.venue')} {...form.field('venue')} />
          <TextInput label={t('quality.category')} {...form.field('category')} />
          <DateInput type="datetime-local" label={t('quality.startDate')} {...form.field('start_date')} />
          <TextInput type="url" label={t('quality.sourceUrl')} {...form.field('source_url')} />
          <TextInput type="url" label={t('quality.imageUrl')} {...form.field('image_url')} />
          <AreaInput label={t('quality.description')} rows={4} {...form.field('description')} />
          <div className={styles.buttons}>
            <SubmitButton of={form}>{t('quality.assess')}</SubmitButton>
            <Button onClick={clear}>{t('quality.clear')}</Button>
          </div>
        </Form>
      </Block>
      <Block title={t('quality.result')}>
        {result ? <Assessment of={result} /> : <p className={styles.nothing}>{t('quality.resultEmpty')}</p>}
      </Block>
    </Columns>
  );
}
