import { type GazetteerRow, loadGazetteer } from '@marquee/domain/cities';
import { groupsByBytes, sqlText } from './sql-text.ts';

/** The gazetteer as a file of SQL; running it again changes nothing. */
export function gazetteerFile(rows: readonly GazetteerRow[]): string {
  return groupsByBytes(rows)
    .map((group) => sqlText(loadGazetteer(group)))
    .join('');
}
