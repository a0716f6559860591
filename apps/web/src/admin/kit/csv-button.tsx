import type { EndpointId } from '@marquee/contract';
import { type Cell, csv } from '@marquee/kernel/csv';
import { addressOf } from '../../api/address.ts';
import { PLACES } from '../../api/places.generated.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../messages.ts';
import { DownloadIcon } from './arrows.tsx';
import { csvFileName } from './csv-file-name.ts';
import type { TableDefinition } from './define-list.ts';
import { plainText } from './format.ts';

/** Exports the filtered rows in the browser: all columns, including hidden ones. */
export function CsvButton<Row>(props: {
  name: string;
  columns: TableDefinition<Row>['columns'];
  rows: readonly Row[];
}) {
  const save = () => {
    const head = props.columns.map(({ label }) => label);
    const body = props.rows.map((row) =>
      props.columns.map((column) => (column.csv ? column.csv(row) : plain(row[column.field]))),
    );
    // The byte order mark makes spreadsheets read it as UTF-8.
    const file = new Blob(['\uFEFF', csv(head, body)], { type: 'text/csv;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: csvFileName(props.name, new Date()),
    });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1_000);
  };
  return (
    <Button size="sm" disabled={props.rows.length === 0} onClick={save}>
      <DownloadIcon /> {t('csv.export')}
    </Button>
  );
}

/** The same for a list whose file is made by the server. */
export function CsvLink({ of, query }: { of: EndpointId<'document'>; query: Readonly<Record<string, string>> }) {
  return (
    <Button asChild size="sm">
      <a href={addressOf(PLACES[of], { query })} download>
        <DownloadIcon /> {t('csv.export')}
      </a>
    </Button>
  );
}

function plain(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : plainText(value);
}
