/** The supported methods. All others are refused on every path, notably TRACE (RFC 9110 §9.3.8). */
export const SERVED_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
]);
