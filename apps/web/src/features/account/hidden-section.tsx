import { hiddenText } from '../../messages/hidden-series.ts';
import { HiddenList } from '../hidden-series/hidden-list.tsx';
import { Section } from './section.tsx';

/** The series that lists leave out for this person. */
export function HiddenSection() {
  return (
    <Section id="hidden-series" title={hiddenText('hidden.title')} text={hiddenText('hidden.text')}>
      <HiddenList />
    </Section>
  );
}
