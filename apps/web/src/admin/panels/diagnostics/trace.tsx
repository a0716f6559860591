import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Reference } from '../../../ui/reference.tsx';
import type { Answer } from '../../kit/calls.ts';
import kit from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Stack, ToneBadge } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './trace.module.css';
import { TraceStepList } from './trace-step-list.tsx';
import { stepsOf } from './trace-steps.ts';

/** As the contract has it: an impossible reference is not asked for. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/;

/** What one request left, by the reference in the address (BEY-47). */
export function TraceOfRequest() {
  const [params, setParams] = useSearchParams();
  const id = params.get('request')?.trim() ?? '';
  return (
    <Stack>
      <Block title={t('trace.title')} note={t('trace.note')}>
        <LookUp key={id} id={id} onLook={(request) => setParams({ tab: 'trace', request })} />
      </Block>
      {FORM.test(id) && <Found id={id} />}
    </Stack>
  );
}

function LookUp({ id, onLook }: { id: string; onLook: (id: string) => void }) {
  const [text, setText] = useState(id);
  const [isAsked, setAsked] = useState(id !== '');
  const isBad = isAsked && !FORM.test(text.trim());
  const look = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (FORM.test(text.trim())) onLook(text.trim());
  };
  return (
    <form className={styles.lookUp} onSubmit={look}>
      <TextField
        label={t('trace.field')}
        hint={t('trace.hint')}
        error={isBad ? t('trace.badField') : undefined}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="primary">
        {t('trace.look')}
      </Button>
    </form>
  );
}

function Found({ id }: { id: string }) {
  return (
    <Live of={useLive('getTrace', { params: { id } })} failure={t('trace.failed')} lines={6}>
      {(trace) => <Whole trace={trace} />}
    </Live>
  );
}

function Whole({ trace }: { trace: Answer<'getTrace'> }) {
  const steps = stepsOf(trace);
  const { jobs, errors, deadLetters, changes, requestId, startedBy, isCut } = trace;
  const failed = errors.filter(({ isRefusal }) => !isRefusal).length;
  return (
    <>
      <Block
        title={steps.length === 0 ? t('trace.none') : t(`trace.startedBy.${startedBy}`)}
        note={<Reference id={requestId} />}
        aside={
          <span className={styles.counts}>
            {changes.length > 0 && <ToneBadge tone="info">{t('trace.changes', { n: changes.length })}</ToneBadge>}
            {jobs.length > 0 && <ToneBadge tone="neutral">{t('trace.jobs', { n: jobs.length })}</ToneBadge>}
            {failed > 0 && <ToneBadge tone="bad">{t('trace.errors', { n: failed })}</ToneBadge>}
            {deadLetters.length > 0 && (
              <ToneBadge tone="bad">{t('trace.letters', { n: deadLetters.length })}</ToneBadge>
            )}
          </span>
        }
      >
        {steps.length === 0 ? <p className={kit.quiet}>{t('trace.noneText')}</p> : <TraceStepList steps={steps} />}
        {isCut && <p className={kit.quiet}>{t('trace.cut')}</p>}
      </Block>
      <Block title={t('trace.logs')} note={t('trace.logsNote')}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard (WCAG 2.1.1) */}
        <pre className={kit.code} tabIndex={0} aria-label={t('trace.logs')}>
          {logLinesOf(trace)}
        </pre>
      </Block>
    </>
  );
}

/** Where its lines are: of the Worker that was asked or ticked, of the one that did its jobs, and the filter for those of the past. */
function logLinesOf({ requestId, startedBy, jobs }: Answer<'getTrace'>): string {
  const first = { request: ['marquee-api'], schedule: ['marquee-cron'], job: [] }[startedBy];
  const workers = [...first, ...(jobs.length > 0 ? ['marquee-queue-consumer'] : [])];
  const tails = workers.map((worker) => `npx wrangler tail ${worker} --format json --search ${requestId}`);
  return [...tails, `requestId = "${requestId}"`].join('\n');
}
