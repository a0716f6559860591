import type { CorrectableEvent, CorrectionChange, CorrectionField } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { correctionText } from '../../messages/corrections.ts';
import { toast } from '../../ui/toast-store.ts';
import { keepCorrected } from './corrected-queries.ts';
import { type CorrectionDraft, dateDraft, daysMissing, draftOf, FACTS, wishOf } from './correction-draft.ts';

interface Failure {
  field: string | null;
  text: string;
}

/** The form's values, its preview, and the calls that save and undo; one call at a time. */
export function useCorrections(slug: string, opened: string, event: CorrectableEvent, onClose: () => void) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(event));
  const [changes, setChanges] = useState<CorrectionChange[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [busy, setBusy] = useState<'send' | 'undo' | null>(null);
  const params = { slug, event: opened };

  async function attempt(what: 'send' | 'undo', fallback: string, work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(what);
    setFailure(null);
    setUndone(false);
    try {
      await work();
    } catch (error) {
      setChanges(null);
      setFailure(failureOf(error, fallback));
    } finally {
      setBusy(null);
    }
  }

  const preview = () => {
    if (daysMissing(draft).length > 0)
      return setFailure({ field: 'dates', text: correctionText('correct.needsStart') });
    void attempt('send', correctionText('correct.saveFailed'), async () => {
      const answer = await call('correctEvent', { params, body: { ...wishOf(event, draft), isPreview: true } });
      if (answer.changes.length === 0) setFailure({ field: null, text: correctionText('correct.nothing') });
      else setChanges(answer.changes);
    });
  };
  const save = () =>
    void attempt('send', correctionText('correct.saveFailed'), async () => {
      const answer = await call('correctEvent', { params, body: { ...wishOf(event, draft), isPreview: false } });
      keepCorrected(queries, slug, opened, answer.event);
      toast({
        title: correctionText('correct.saved'),
        description: correctionText('correct.savedText'),
        tone: 'success',
      });
      onClose();
    });
  const undo = (field: CorrectionField | null, date: string | null = null) =>
    void attempt('undo', correctionText('correct.undoFailed'), async () => {
      const next = await call('undoCorrections', { params, body: { field, date } });
      keepCorrected(queries, slug, opened, next);
      setDraft((before) => afterUndo(before, next, field, date));
      // Not a notification: it would lie over the buttons of the dialog.
      setUndone(true);
    });
  return {
    draft,
    setDraft,
    changes,
    failure,
    isUndone,
    busy,
    preview,
    save,
    undo,
    back: () => setChanges(null),
    isCorrected: (field: CorrectionField, date: string | null = null) =>
      event.corrections.some((one) => one.field === field && one.date === date),
  };
}

export type Corrections = ReturnType<typeof useCorrections>;

function failureOf(error: unknown, fallback: string): Failure {
  const known = error instanceof CallError || error instanceof DeadlineError;
  const field = error instanceof CallError ? (error.problem?.field ?? null) : null;
  return { field, text: (known && error.detail) || fallback };
}

/** What else was typed stays. */
function afterUndo(
  before: CorrectionDraft,
  event: CorrectableEvent,
  field: CorrectionField | null,
  date: string | null,
): CorrectionDraft {
  const next = draftOf(event);
  if (field === null) return next;
  const fact = FACTS.find((name) => name === field);
  if (fact) return { ...before, [fact]: next[fact] };
  const shown = event.dates.find((one) => one.date === date)?.shown;
  const old = before.dates[date ?? ''];
  if (!shown || !old || date === null) return { ...before, dates: next.dates };
  const fresh = dateDraft(shown);
  const changed = field === 'status' ? { ...old, status: fresh.status } : { ...fresh, status: old.status };
  return { ...before, dates: { ...before.dates, [date]: changed } };
}
