import { planText } from '../../messages/itineraries.ts';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Choice } from './choice.tsx';
import type { Planned } from './planned.ts';

/** Which itinerary an event is added to: one there is, or a new one. */
export function AddDialog({ event, onClose }: { event: Planned; onClose: () => void }) {
  const session = useSession();
  const { open } = useSignInPlace();
  if (!session.user)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        width="narrow"
        title={planText('plan.signIn')}
        footer={
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              open('login');
            }}
          >
            {planText('plan.signInNow')}
          </Button>
        }
      >
        <p>{planText('plan.signInText')}</p>
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={onClose} title={planText('plan.add')} description={planText('plan.addText', event)}>
      <Choice event={event} onDone={onClose} />
    </Dialog>
  );
}
