/** The parameter of the section's address that opens one account. */
export const USER_PARAM = 'user';

/** The address of one account, which keeps the state of the list for the way back. */
export function userAddress(id: string, list = new URLSearchParams()): string {
  const params = new URLSearchParams(list);
  params.set(USER_PARAM, id);
  return `/admin/users?${params}`;
}

/** The list as it was before the account was opened. */
export function listAddress(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  list.delete(USER_PARAM);
  const query = list.toString();
  return query ? `/admin/users?${query}` : '/admin/users';
}
