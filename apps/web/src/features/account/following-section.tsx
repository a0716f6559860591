import type { OwnAccount } from '@marquee/contract';
import { followText } from '../../messages/follows.ts';
import { EmailChoices } from '../follows/email-choices.tsx';
import { FollowList } from '../follows/follow-list.tsx';
import { Section } from './section.tsx';

/** What a person follows, and the emails about it. */
export function FollowingSection({ account }: { account: OwnAccount }) {
  return (
    <>
      <Section id="following" title={followText('follows.title')} text={followText('follows.titleText')}>
        <FollowList />
      </Section>
      <Section id="emails" title={followText('follows.emails')} text={followText('follows.emailsText')}>
        <EmailChoices isConfirmed={account.isEmailVerified} />
      </Section>
    </>
  );
}
