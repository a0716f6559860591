import { Link } from '../../../ui/link.tsx';
import { Block } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { FiringList } from '../alerts/firing-list.tsx';
import { useSilence } from '../alerts/use-silence.tsx';

const EVERY_SECONDS = 10;

/** The alerts that fire; nothing while none does. What cannot be read is told by the board below. */
export function FiringAlerts() {
  const { data: firing = [] } = useLive('listFiringAlerts', {}, { everySeconds: EVERY_SECONDS });
  const loud = firing.filter(({ silencedUntil }) => silencedUntil === null);
  const { askSilence, dialog } = useSilence();
  return (
    <>
      {firing.length > 0 && (
        <Block
          title={t(loud.length > 0 ? 'alerts.firing' : 'alerts.firingSilently', { n: firing.length })}
          {...(loud.some(({ severity }) => severity === 'critical') && {
            tone: 'danger' as const,
          })}
          aside={<Link to="/admin/error-diagnostics?tab=alerts">{t('alerts.boardLead')}</Link>}
        >
          <FiringList firing={firing} onSilence={askSilence} />
        </Block>
      )}
      {dialog}
    </>
  );
}
