import type { OwnedKind } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';

/** The id of the user who owns the thing of that id; null where there is no such thing, or nobody owns it. */
export type FindOwner = (deps: ReadDeps, id: string) => Promise<string | null>;

/** How the owner of each kind of thing is found. A kind that the contract adds is missing here until it has its way. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- nothing has an owner yet, which is meant
export type Owners = Readonly<Record<OwnedKind, FindOwner>>;

export const owners: Owners = {};
