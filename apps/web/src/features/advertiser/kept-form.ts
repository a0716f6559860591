import { OWN_FORM } from '../../session/last-person.ts';
import { type CampaignValues, EMPTY_CAMPAIGN } from './campaign-values.ts';

/** What somebody has written of a campaign that is not paid, kept by the tab until then, or until they sign out. */
export interface KeptForm {
  userId: string;
  values: CampaignValues;
  /** The campaign whose payment was begun; null: none. */
  campaignId: string | null;
}

/** What the tab keeps of this person; null: nothing. */
export function keptForm(userId: string): KeptForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OWN_FORM) ?? 'null');
    return isKept(kept) && kept.userId === userId ? kept : null;
  } catch {
    return null;
  }
}

/** Null forgets it. Where the tab may keep nothing, a reload begins anew. */
export function keepForm(form: KeptForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(OWN_FORM);
    else sessionStorage.setItem(OWN_FORM, JSON.stringify(form));
  } catch {
    // Storage is full or blocked.
  }
}

/** An older build may have kept other fields. */
function isKept(kept: unknown): kept is KeptForm {
  const values = (kept as KeptForm | null)?.values;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.entries(EMPTY_CAMPAIGN).every(([field, empty]) => isLike(values[field as keyof CampaignValues], empty))
  );
}

const isLike = (value: unknown, empty: unknown) =>
  Array.isArray(empty)
    ? Array.isArray(value)
    : typeof value === typeof empty || (value === null && typeof empty === 'number');
