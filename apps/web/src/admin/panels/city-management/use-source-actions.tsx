import type { CitySource } from '@marquee/contract';
import { useConfirm } from '../../../ui/confirm.tsx';
import { type ActionSpec, useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED } from './touched.ts';

export type SourceStep = 'activate' | 'pause' | 'blacklist' | 'remove';

const FAILURE = { title: t('cities.sourceFailed'), fallback: t('cities.failedText') };

/** The four actions on sources of a city: each asks, and what can be taken back offers it (spec: CITYADM-08, CITYADM-09). */
export function useSourceActions(slug: string) {
  const { confirm, confirmation } = useConfirm();
  const input = ({ url }: CitySource, status?: CitySource['status']) => ({
    params: { slug },
    body: { sourceUrl: url, ...(status && { status }) },
  });
  const undo = (run: () => void) => ({ label: t('cities.undo'), onSelect: run });
  const back = (source: CitySource | null, from: CitySource['status'], to: 'active' | 'inactive') =>
    source &&
    undo(() => {
      const { params, body } = input(source, from);
      void (to === 'active' ? activate.run({ params, body: { ...body, undo: true } }) : pause.run({ params, body }));
    });
  const activate = useAction({
    call: 'activateCitySource',
    success: { title: t('cities.activated') },
    failure: FAILURE,
    reloads: TOUCHED,
  } satisfies ActionSpec<'activateCitySource'>);
  const pause = useAction({
    call: 'deactivateCitySource',
    success: ({ source }) => withUndo(t('cities.paused'), back(source, 'inactive', 'active')),
    failure: FAILURE,
    reloads: TOUCHED,
  } satisfies ActionSpec<'deactivateCitySource'>);
  const blacklist = useAction({
    call: 'blacklistCitySource',
    success: ({ source }, { body }) =>
      withUndo(t('cities.blacklisted'), body.status === 'active' ? back(source, 'blacklisted', 'active') : null),
    failure: FAILURE,
    reloads: TOUCHED,
  } satisfies ActionSpec<'blacklistCitySource'>);
  const remove = useAction({
    call: 'removeCitySource',
    success: { title: t('cities.removed') },
    failure: { title: t('cities.removeFailed'), fallback: t('cities.failedText') },
    reloads: TOUCHED,
  } satisfies ActionSpec<'removeCitySource'>);
  const runs = { activate: activate.run, pause: pause.run, blacklist: blacklist.run, remove: remove.run };

  async function act(step: SourceStep, source: CitySource): Promise<void> {
    const { name } = source;
    const isHarsh = step === 'blacklist' || step === 'remove';
    const question = {
      title: t(`cities.${step}Ask`, { name }),
      description: effectOf(step, source),
      confirmLabel: t(`cities.${step}`),
      danger: isHarsh,
    };
    if (await confirm(question)) await runs[step](input(source, source.status));
  }
  return { act: (step: SourceStep, source: CitySource) => void act(step, source), dialogs: confirmation };
}

function withUndo(title: string, undo: { label: string; onSelect: () => void } | null) {
  return undo ? { title, undo } : { title };
}

function effectOf(step: SourceStep, { url, status }: CitySource): string {
  const isBlocked = status === 'blacklisted';
  if (step === 'activate') return t(isBlocked ? 'cities.unblockText' : 'cities.activateText');
  if (step === 'pause') return t('cities.pauseText');
  if (step === 'blacklist') return t('cities.blacklistText', { url });
  return isBlocked ? `${t('cities.removeText')} ${t('cities.removeBlockText')}` : t('cities.removeText');
}
