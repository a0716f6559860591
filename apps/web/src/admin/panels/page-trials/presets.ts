/** Preset pages for the extractor test (spec: P1-02). */
export const PRESETS = [
  { name: 'Zoo, Jacksonville', url: 'https://www.jacksonvillezoo.org/events', city: 'Jacksonville', state: 'FL' },
  { name: 'Theatre, Columbia', url: 'https://trustus.org/', city: 'Columbia', state: 'SC' },
  { name: 'Museum, Columbia', url: 'https://www.columbiamuseum.org/events', city: 'Columbia', state: 'SC' },
  { name: 'Civic center, Savannah', url: 'https://savannahcivic.com/events', city: 'Savannah', state: 'GA' },
  { name: 'Events site, Charlotte', url: 'https://www.charlottesgotalot.com/events', city: 'Charlotte', state: 'NC' },
] as const;
