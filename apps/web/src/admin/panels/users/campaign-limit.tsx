import type { UserRecord } from '@marquee/contract';
import { useState } from 'react';
import { CAMPAIGN_BUDGET, NEW_ADVERTISER_LIMIT } from '../../../api/advertising.generated.ts';
import { NumberInput } from '../../../ui/form/inputs.tsx';
import { dollars } from '../../kit/format.ts';
import { Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ReasonButton } from './reason-button.tsx';
import { nameOf } from './roles.tsx';
import own from './users.module.css';

/** What the campaigns of a person may cost together, and the buttons that change it; nobody decides about their own. */
export function CampaignLimit({ user }: { user: UserRecord }) {
  const { id, email, campaignLimit, isOwn } = user;
  const [typed, setTyped] = useState<number | null>(campaignLimit ?? NEW_ADVERTISER_LIMIT);
  const who = nameOf(user) || email;
  const most = dollars((typed ?? 0) * 100);
  return (
    <Block
      title={t('users.limit')}
      note={isOwn ? t('users.own') : t('users.limitNote', { most: dollars(NEW_ADVERTISER_LIMIT * 100) })}
    >
      <p>
        {campaignLimit === null ? t('users.limitRule') : t('users.limitIs', { most: dollars(campaignLimit * 100) })}
      </p>
      {!isOwn && (
        <div className={own.actions}>
          <NumberInput
            label={t('users.limitField')}
            name="limit"
            error={undefined}
            required={false}
            size="sm"
            min={CAMPAIGN_BUDGET.least}
            step={50}
            value={typed}
            onValue={setTyped}
          />
          <ReasonButton
            call="setCampaignLimit"
            label={t('users.limitSet')}
            title={t('users.limitSetTitle', { who, most })}
            text={t('users.limitSetText')}
            done={{ title: t('users.limitSetDone'), description: `${who}: ${most}` }}
            disabled={typed === null || typed === campaignLimit || typed < CAMPAIGN_BUDGET.least}
            input={(reason) => ({ params: { id }, body: { limit: typed, reason } })}
          />
          <ReasonButton
            call="setCampaignLimit"
            label={t('users.limitClear')}
            title={t('users.limitClearTitle', { who })}
            text={t('users.limitClearText')}
            done={{ title: t('users.limitClearDone'), description: who }}
            disabled={campaignLimit === null}
            input={(reason) => ({ params: { id }, body: { limit: null, reason } })}
          />
        </div>
      )}
    </Block>
  );
}
