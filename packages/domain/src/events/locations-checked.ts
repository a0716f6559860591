import { events, type Statement, updateRows } from '@marquee/db';

/** Marks these events as checked by the audit; an event that changed in the meantime stays unchecked. */
export function locationsChecked(seen: ReadonlyArray<{ id: string; updatedAt: number }>): Statement[] {
  const rows = seen.map(({ id, updatedAt }) => ({ id, updatedAt, isLocationChecked: true }));
  return updateRows(events, ['id', 'updatedAt'], rows);
}
