import type { CampaignDay } from '@marquee/contract';
import { campaignText } from '../../messages/campaigns.ts';
import { grouped } from '../../messages/dates.ts';
import { Cell, ColumnHead, Table } from '../../ui/table.tsx';
import { shortDate } from '../events/local-time.ts';
import { money } from './money.ts';

const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 1000) / 10}%`);

/** The figures of each day, the latest first. */
export function DayTable({ days }: { days: readonly CampaignDay[] }) {
  return (
    <Table caption={campaignText('figures.perDay')} dense>
      <thead>
        <tr>
          <ColumnHead>{campaignText('figures.date')}</ColumnHead>
          <ColumnHead number>{campaignText('figures.served')}</ColumnHead>
          <ColumnHead number>{campaignText('figures.impressions')}</ColumnHead>
          <ColumnHead number>{campaignText('figures.viewabilityColumn')}</ColumnHead>
          <ColumnHead number>{campaignText('figures.clicks')}</ColumnHead>
          <ColumnHead number>{campaignText('figures.spent')}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, served, impressions, clicks, spent }) => (
          <tr key={date}>
            <th scope="row">{shortDate(date)}</th>
            <Cell number>{grouped(served)}</Cell>
            <Cell number>{grouped(impressions)}</Cell>
            <Cell number>{share(impressions, served)}</Cell>
            <Cell number>{grouped(clicks)}</Cell>
            <Cell number>{money(spent)}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
