import { List } from '../../kit/list.tsx';
import { Block, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { publisherRequests } from './requests.tsx';
import { publisherRules } from './rules.tsx';

/** What publishers ask for, and the sites that are not read because they asked. */
export function PublisherRequests() {
  return (
    <Stack>
      <Block title={t('publishers.title')} note={t('publishers.note')}>
        <List of={publisherRequests} />
      </Block>
      <Block title={t('publishers.rules')} note={t('publishers.rulesNote')}>
        <List of={publisherRules} />
      </Block>
    </Stack>
  );
}
