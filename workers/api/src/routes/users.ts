import { type Slices, USERS_EXPORT_ROWS, type UserRow } from '@marquee/contract';
import {
  endUserSessions,
  exportUsers,
  getUser,
  grantRole,
  listUsers,
  removeRole,
  restoreUser,
  sendResetLetter,
  setCampaignLimit,
  suspendUser,
} from '@marquee/domain/users';
import { type Cell, shownText } from '@marquee/kernel';
import { tableFile } from '../table-file.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

/** Accounts, for administrators. */
export const userRoutes: Verbs<Slices['users']> = {
  listUsers: (deps, { query }) => listUsers(deps, query),
  exportUsers: async (deps, { query }) => {
    const { rows, isCut } = await exportUsers(deps, query);
    const table = { of: 'users', columns: COLUMNS, rows: rows.map(cellsOf), cut: isCut ? CUT : undefined };
    return tableFile(table, deps.clock.now());
  },
  getUser: (deps, { params }, { actor }) => getUser(deps, actor, params.id),
  grantRole: (deps, { params, body }, call) => grantRole(deps, call, { ...params, ...body }),
  removeRole: (deps, { params, body }, call) => removeRole(deps, call, { ...params, ...body }),
  endUserSessions: (deps, { params, body }, call) => endUserSessions(deps, call, { ...params, ...body }),
  suspendUser: (deps, { params, body }, call) => suspendUser(deps, call, { ...params, ...body }),
  restoreUser: (deps, { params, body }, call) => restoreUser(deps, call, { ...params, ...body }),
  setCampaignLimit: (deps, { params, body }, call) => setCampaignLimit(deps, call, { ...params, ...body }),
  sendResetLetter: async (deps, { params, body }, call) =>
    thenDispatched(deps, call, await sendResetLetter(deps, call, { ...params, ...body, address: call.address })),
};

const COLUMNS = [
  'Email',
  'First name',
  'Last name',
  'Role',
  'Administrator',
  'Email confirmed',
  'Joined (UTC)',
  'Last seen (UTC)',
  'Suspended (UTC)',
  'Id',
];

const CUT = `Cut: there are more accounts than this file has (at most ${USERS_EXPORT_ROWS.toLocaleString('en-US')}).`;

function cellsOf(user: UserRow): Cell[] {
  const { email, firstName, lastName, role, isAdmin, isEmailVerified, createdAt, lastSeen, suspendedAt, id } = user;
  const names = [email, firstName, lastName].map(shownText);
  return [...names, role, isAdmin, isEmailVerified, createdAt, lastSeen, suspendedAt, id];
}
