import type { CorrectableEvent } from '@marquee/contract';
import { CORRECTION_TEXT_MOST } from '../../api/constants.generated.ts';
import { correctionText } from '../../messages/corrections.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import styles from './correct.module.css';
import { CorrectDates } from './correct-dates.tsx';
import { CorrectPreview } from './correct-preview.tsx';
import { type FactName, wishOf } from './correction-draft.ts';
import { type Corrections, useCorrections } from './use-corrections.ts';

interface CorrectFormProps {
  slug: string;
  opened: string;
  event: CorrectableEvent;
  onClose: () => void;
}

/** Corrects one event: first the values, then what will change, then it is saved. */
export function CorrectForm({ slug, opened, event, onClose }: CorrectFormProps) {
  const of = useCorrections(slug, opened, event, onClose);
  const { confirm, confirmation } = useConfirm();
  const isPreview = of.changes !== null;
  const close = async () => {
    if (Object.keys(wishOf(event, of.draft)).length === 0 || (await confirm(UNSAVED()))) onClose();
  };
  const undoAll = async () => {
    if (await confirm(UNDO_ALL())) of.undo(null);
  };
  return (
    <Dialog
      open
      onOpenChange={() => void close()}
      title={isPreview ? correctionText('correct.changes') : correctionText('correct.dialog')}
      description={<bdi>{event.shown.title}</bdi>}
      width="wide"
      footer={
        isPreview ? (
          <>
            <Button onClick={of.back}>{correctionText('correct.back')}</Button>
            <Button
              variant="primary"
              pending={of.busy === 'send'}
              pendingLabel={correctionText('correct.saving')}
              onClick={of.save}
            >
              {correctionText('correct.save')}
            </Button>
          </>
        ) : (
          <>
            {event.corrections.length > 0 && (
              <Button pending={of.busy === 'undo'} onClick={() => void undoAll()}>
                {correctionText('correct.undoAll')}
              </Button>
            )}
            <Button
              variant="primary"
              pending={of.busy === 'send'}
              pendingLabel={correctionText('correct.previewing')}
              onClick={of.preview}
            >
              {correctionText('correct.preview')}
            </Button>
          </>
        )
      }
    >
      {of.changes ? <CorrectPreview changes={of.changes} /> : <Values event={event} of={of} />}
      {confirmation}
    </Dialog>
  );
}

const UNSAVED = () => ({
  title: correctionText('correct.leaveTitle'),
  description: correctionText('correct.leaveText'),
  confirmLabel: correctionText('correct.leave'),
  cancelLabel: correctionText('correct.stay'),
  danger: true,
});
const UNDO_ALL = () => ({
  title: correctionText('correct.undoAllTitle'),
  description: correctionText('correct.undoAllText'),
  confirmLabel: correctionText('correct.undoAll'),
});

function Values({ event, of }: { event: CorrectableEvent; of: Corrections }) {
  const failed = of.failure;
  const isOfField = failed !== null && failed.field !== null && failed.field in of.draft && failed.field !== 'dates';
  return (
    <div className={styles.form}>
      {failed && !isOfField && (
        <p role="alert" className={styles.failure}>
          {failed.text}
        </p>
      )}
      <p role="status" className={of.isUndone ? styles.undone : styles.hint}>
        {correctionText(of.isUndone ? 'correct.undoneText' : 'correct.dialogText')}
      </p>
      <Fact name="title" label={correctionText('correct.name')} event={event} of={of} />
      <div className={styles.pair}>
        <Fact name="price" label={correctionText('correct.price')} event={event} of={of} />
        <Fact name="ticketUrl" label={correctionText('correct.tickets')} event={event} of={of} />
      </div>
      <Fact name="description" label={correctionText('correct.description')} event={event} of={of} />
      <CorrectDates event={event} of={of} />
    </div>
  );
}

interface FactProps {
  name: FactName;
  label: string;
  event: CorrectableEvent;
  of: Corrections;
}

/** One value, with what websites say of it while the venue says something else. */
function Fact({ name, label, event, of }: FactProps) {
  const { draft, setDraft, failure, isCorrected, undo, busy } = of;
  const told = event.told[name];
  const hint = isCorrected(name)
    ? told
      ? correctionText('correct.told', { text: told.length > 160 ? `${told.slice(0, 160)}…` : told })
      : correctionText('correct.untold')
    : name === 'price'
      ? correctionText('correct.priceHint')
      : undefined;
  const props = {
    label,
    hint,
    value: draft[name],
    maxLength: CORRECTION_TEXT_MOST[name],
    error: failure?.field === name ? failure.text : undefined,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
  };
  return (
    <div className={styles.fact}>
      {name === 'description' ? (
        <TextArea rows={6} {...props} />
      ) : (
        <TextField {...props} {...(name === 'ticketUrl' ? { inputMode: 'url', placeholder: 'https://' } : {})} />
      )}
      {isCorrected(name) && (
        <Button
          size="sm"
          disabled={busy !== null}
          aria-label={correctionText('correct.undo', { what: label })}
          onClick={() => undo(name)}
        >
          {correctionText('correct.undoShort')}
        </Button>
      )}
    </div>
  );
}
