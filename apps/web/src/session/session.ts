import type { Endpoints, ResponseOf } from '@marquee/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { knownRow } from '../api/endpoint-table.ts';
import { queryFor } from '../api/query-for.ts';
import { SAVED_QUERY } from '../offline/names.ts';

export type User = NonNullable<ResponseOf<Endpoints['currentUser']>>;
export type Role = User['role'];

/** Loading until the server has responded; then a user or null (spec: SESS-01). */
export type Session =
  | { state: 'loading'; user: null }
  | { state: 'authenticated'; user: User }
  | { state: 'anonymous'; user: null };

const whoami = () => queryFor('currentUser', {});

export function useSession(): Session {
  const { data, isPending } = useQuery(whoami());
  if (data) return { state: 'authenticated', user: data };
  return { state: isPending ? 'loading' : 'anonymous', user: null };
}

/** Administrators pass every requirement (spec §6). */
export function isAllowed(user: User, need: 'user' | Role): boolean {
  return need === 'user' || user.isAdmin || user.role === need;
}

export const isAdmin = (user: User) => isAllowed(user, 'admin');

// Set on sign-out, so that a guard redirects home without a message.
let leftByChoice = false;
export const didLeaveByChoice = () => leftByChoice;

/** Sets the current user or null, and clears the data of the previous one. */
export function setUser(queries: QueryClient, user: User | null, byChoice = true): void {
  leftByChoice = user === null && byChoice;
  const { queryKey } = whoami();
  void queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, user);
  queries.removeQueries({ predicate: ({ queryKey: [id] }) => isPrivate(id) });
}

/** Reads the session from the server again. */
export function refreshSession(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: whoami().queryKey });
}

/** Reads saved things again after they were removed from this device. */
export function readSavedAgain(queries: QueryClient): void {
  void queries.resetQueries({ queryKey: SAVED_QUERY });
}

function isPrivate(id: unknown): boolean {
  const [, , access = 'public'] = knownRow(String(id)) ?? [];
  return access !== 'public';
}
