import type { OwnAccount } from '@marquee/contract';
import { followText } from '../../messages/follows.ts';
import { newsletterText } from '../../messages/newsletter.ts';
import { EmailChoices } from '../follows/email-choices.tsx';
import { FollowList } from '../follows/follow-list.tsx';
import { OwnNewsletters } from '../newsletter/own-newsletters.tsx';
import { Section } from './section.tsx';

/** What a person follows, their newsletters, and which other emails they get. */
export function FollowingSection({ account }: { account: OwnAccount }) {
  return (
    <>
      <Section id="following" title={followText('follows.title')} text={followText('follows.titleText')}>
        <FollowList />
      </Section>
      <Section id="newsletters" title={newsletterText('newsletter.own')} text={newsletterText('newsletter.ownText')}>
        <OwnNewsletters isConfirmed={account.isEmailVerified} />
      </Section>
      <Section id="emails" title={followText('follows.emails')} text={followText('follows.emailsText')}>
        <EmailChoices isConfirmed={account.isEmailVerified} />
      </Section>
    </>
  );
}
