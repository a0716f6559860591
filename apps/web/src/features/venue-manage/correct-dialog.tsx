import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../api/query-for.ts';
import { correctionText } from '../../messages/corrections.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './correct.module.css';
import { CorrectForm } from './correct-form.tsx';

interface CorrectDialogProps {
  slug: string;
  eventId: string;
  onClose: () => void;
}

/** One event of the venue, open for corrections. */
export function CorrectDialog({ slug, eventId, onClose }: CorrectDialogProps) {
  const event = useQuery({ ...queryFor('getCorrectableEvent', { params: { slug, event: eventId } }), gcTime: 0 });
  if (event.data) return <CorrectForm slug={slug} opened={eventId} event={event.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={correctionText('correct.dialog')} width="wide">
      {event.isError ? (
        <div role="alert" className={styles.failed}>
          <p>{correctionText('correct.eventFailed')}</p>
          <Button pending={event.isFetching} onClick={() => void event.refetch()}>
            {correctionText('correct.retry')}
          </Button>
        </div>
      ) : (
        <Spinner label={correctionText('correct.loading')} />
      )}
    </Dialog>
  );
}
