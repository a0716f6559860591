import type { ConfiguredCity } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { wholeNumber } from '../../kit/format.ts';
import { useAction } from '../../kit/use-action.ts';
import { useKeptFocus } from '../../kit/use-kept-focus.ts';
import { t } from '../../messages.ts';
import { TOUCHED } from './touched.ts';

/** Hide City for live cities, Make Live for the others; each asks, and each can be taken back (spec: CITYADM-03, CITYADM-09). */
export function VisibilityButton({ city }: { city: ConfiguredCity }) {
  const { slug, name, isLive, events } = city;
  const { confirm, confirmation } = useConfirm();
  const input = { params: { slug } };
  const hide = useAction({
    call: 'hideCity',
    success: { title: t('cities.hidDone'), undo: { label: t('cities.undo'), onSelect: () => void show.run(input) } },
    failure: { title: t('cities.hideFailed'), fallback: t('cities.failedText') },
    reloads: TOUCHED,
  });
  const show = useAction({
    call: 'showCity',
    success: { title: t('cities.liveDone'), undo: { label: t('cities.undo'), onSelect: () => void hide.run(input) } },
    failure: { title: t('cities.showFailed'), fallback: t('cities.failedText') },
    reloads: TOUCHED,
  });
  const isPending = hide.isPending || show.isPending;
  const { ref, keep } = useKeptFocus(isPending);
  const label = t(isLive ? 'cities.hide' : 'cities.show');

  async function press(): Promise<void> {
    const question = isLive
      ? { title: t('cities.hideAsk', { city: name }), description: t('cities.hideText'), danger: true }
      : {
          title: t('cities.showAsk', { city: name }),
          description: t('cities.showText', { events: wholeNumber(events) }),
        };
    if (!(await confirm({ ...question, confirmLabel: label }))) return;
    keep();
    await (isLive ? hide : show).run(input);
  }

  return (
    <>
      <Button
        ref={ref}
        size="sm"
        variant={isLive ? 'secondary' : 'primary'}
        aria-label={t('cities.named', { action: label, city: name })}
        pending={isPending}
        onClick={() => void press()}
      >
        {label}
      </Button>
      {confirmation}
    </>
  );
}
