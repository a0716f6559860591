import type { QualityAssessment } from '@marquee/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { Block, Columns } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { Assessment } from './assessment.tsx';

const EMPTY = { title: '', venue: '', category: '', start_date: '', source_url: '', image_url: '', description: '' };
type TestEvent = typeof EMPTY;

const LINES: ReadonlyArray<[field: keyof TestEvent, type: string, label: string]> = [
  ['title', 'text', t('quality.title')],
  ['venue', 'text', t('quality.venue')],
  ['category', 'text', t('quality.category')],
  ['start_date', 'datetime-local', t('quality.startDate')],
  ['source_url', 'url', t('quality.sourceUrl')],
  ['image_url', 'url', t('quality.imageUrl')],
];

/** An event of one's own, weighed by the rule of the engine (spec: TIER-03, TIER-04). */
export function Tester() {
  const [event, setEvent] = useState<TestEvent>(EMPTY);
  const [isTried, setTried] = useState(false);
  const [result, setResult] = useState<QualityAssessment | null>(null);
  const assess = useAction({
    call: 'testQualityAssessment',
    success: (assessment) => {
      setResult(assessment);
      return { title: t('quality.assessed') };
    },
    failure: { title: t('quality.failed'), fallback: t('quality.failedText') },
    reloads: [],
  });
  const isMissing = !event.title.trim() && !event.description.trim();
  const change = (field: keyof TestEvent) => (input: { currentTarget: { value: string } }) => {
    setEvent({ ...event, [field]: input.currentTarget.value });
  };

  function submit(form: FormEvent): void {
    form.preventDefault();
    setTried(true);
    if (!isMissing) void assess.run({ body: event });
  }

  function clear(): void {
    setEvent(EMPTY);
    setTried(false);
    setResult(null);
  }

  return (
    <Columns>
      <Block title={t('quality.tester')} note={t('quality.testerNote')}>
        <form className={styles.form} onSubmit={submit} noValidate>
          {LINES.map(([field, type, label]) => (
            <TextField
              key={field}
              label={label}
              type={type}
              value={event[field]}
              error={field === 'title' && isTried && isMissing ? t('quality.needed') : undefined}
              onChange={change(field)}
            />
          ))}
          <TextArea
            label={t('quality.description')}
            rows={4}
            value={event.description}
            onChange={change('description')}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" pending={assess.isPending}>
              {t('quality.assess')}
            </Button>
            <Button type="button" onClick={clear}>
              {t('quality.clear')}
            </Button>
          </div>
        </form>
      </Block>
      <Block title={t('quality.result')}>
        {result ? <Assessment of={result} /> : <p className={styles.nothing}>{t('quality.resultEmpty')}</p>}
      </Block>
    </Columns>
  );
}
