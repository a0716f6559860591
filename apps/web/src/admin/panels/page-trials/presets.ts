import { t } from '../../messages.ts';

/** Preset pages for the extractor test (spec: P1-02). */
export const PRESETS = [
  { name: t('preset.zoo'), url: 'https://www.jacksonvillezoo.org/events', city: 'Jacksonville', state: 'FL' },
  { name: t('preset.theatre'), url: 'https://trustus.org/', city: 'Columbia', state: 'SC' },
  { name: t('preset.museum'), url: 'https://www.columbiamuseum.org/events', city: 'Columbia', state: 'SC' },
  { name: t('preset.center'), url: 'https://savannahcivic.com/events', city: 'Savannah', state: 'GA' },
  { name: t('preset.site'), url: 'https://www.charlottesgotalot.com/events', city: 'Charlotte', state: 'NC' },
] as const;
