import type { Campaign } from '@marquee/contract';
import { documentUrl } from '../../api/document-url.ts';
import { campaignText } from '../../messages/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Link } from '../../ui/link.tsx';
import { categoryName } from '../events/categories.ts';
import styles from './advertiser.module.css';
import { Awaited } from './awaited.tsx';
import { money } from './money.ts';
import { runDays } from './run-days.ts';
import { StatusBadge } from './status-badge.tsx';
import { useCampaignAction } from './use-campaign-action.ts';

/** One campaign of the list (spec: CAMP-11, CAMP-12). */
export function CampaignRow({ campaign }: { campaign: Campaign }) {
  const { title, description, status, budget, startDate, endDate, targetCity, targetRadius, targetCategories } =
    campaign;
  return (
    <article className={styles.row} aria-label={title}>
      <header className={styles.rowHead}>
        <h2 dir="auto">{title}</h2>
        <StatusBadge status={status} />
      </header>
      <p className={styles.rowText} dir="auto">
        {description}
      </p>
      <Awaited campaign={campaign} />
      <Told campaign={campaign} />
      <dl className={styles.facts}>
        <Fact name={campaignText('list.budget')} value={money(budget)} />
        <Fact name={campaignText('list.spent')} value={money(campaign.spent ?? 0)} />
        <Fact name={campaignText('list.duration')} value={runDays(startDate, endDate)} />
        <Fact
          name={campaignText('list.target')}
          value={campaignText('list.around', { city: targetCity, radius: targetRadius })}
        />
        {targetCategories.length > 0 && (
          <Fact name={campaignText('list.categories')} value={targetCategories.map(categoryName).join(', ')} />
        )}
      </dl>
      <Tools campaign={campaign} />
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What an advertiser should know about its status. */
function Told({ campaign: { status, pausedBy, endedBecause, reviewNote, refunded, spent } }: { campaign: Campaign }) {
  const told = [
    status === 'paused' && pausedBy && pausedBy !== 'advertiser' ? campaignText(`paused.${pausedBy}`) : null,
    endedBecause
      ? campaignText(`ended.${endedBecause === 'rejected' && spent > 0 ? 'taken-down' : endedBecause}`)
      : null,
    refunded > 0 ? campaignText('list.refunded', { amount: money(refunded) }) : null,
  ].filter((text) => text !== null);
  if (told.length === 0 && !reviewNote) return null;
  return (
    <div className={styles.told}>
      {told.length > 0 && <p>{told.join(' ')}</p>}
      {reviewNote && (
        <p>
          <strong>{campaignText('list.note')}</strong> <span dir="auto">{reviewNote}</span>
        </p>
      )}
    </div>
  );
}

function Tools({ campaign }: { campaign: Campaign }) {
  const { id, title, status, pausedBy, budget, spent, refunded } = campaign;
  const { mutate, isPending, variables } = useCampaignAction(campaign);
  const { confirm, confirmation } = useConfirm();
  const isOver = status === 'rejected' || status === 'completed';
  async function stop(): Promise<void> {
    const isMeant = await confirm({
      title: campaignText('stop.title', { title }),
      description: campaignText('stop.text', { amount: money(Math.max(0, budget - spent - refunded)) }),
      confirmLabel: campaignText('stop.confirm'),
      danger: true,
    });
    if (isMeant) mutate('stop');
  }
  const doing = (action: typeof variables) => isPending && variables === action;
  return (
    <div className={styles.tools}>
      <Button asChild size="sm">
        <Link to={`?tab=campaigns&campaign=${id}`}>{campaignText('list.analytics')}</Link>
      </Button>
      {isOver ? (
        <Button size="sm" disabled title={campaignText('list.editOver')}>
          {campaignText('list.edit')}
        </Button>
      ) : (
        <Button asChild size="sm">
          <Link to={`?tab=campaigns&edit=${id}`}>{campaignText('list.edit')}</Link>
        </Button>
      )}
      <Button asChild size="sm" variant="quiet">
        <a
          href={documentUrl('getCampaignInvoice', { params: { id }, query: {} })}
          target="_blank"
          rel="noopener"
          aria-label={campaignText('list.invoiceNamed', { title })}
        >
          {campaignText('list.invoice')}
        </a>
      </Button>
      <Button asChild size="sm" variant="quiet">
        <a
          href={documentUrl('getCampaignInvoice', { params: { id }, query: { download: '1' } })}
          download
          aria-label={campaignText('list.downloadNamed', { title })}
        >
          {campaignText('list.download')}
        </a>
      </Button>
      {status === 'active' && (
        <Button size="sm" pending={doing('pause')} disabled={isPending} onClick={() => mutate('pause')}>
          {campaignText('list.pause')}
        </Button>
      )}
      {status === 'paused' && pausedBy === 'advertiser' && (
        <Button size="sm" pending={doing('resume')} disabled={isPending} onClick={() => mutate('resume')}>
          {campaignText('list.resume')}
        </Button>
      )}
      {!isOver && (
        <Button size="sm" variant="quiet" pending={doing('stop')} disabled={isPending} onClick={() => void stop()}>
          {campaignText('list.stop')}
        </Button>
      )}
      {confirmation}
    </div>
  );
}
