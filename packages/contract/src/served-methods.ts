/** The methods that anything here takes; another is refused on every path, TRACE above all (RFC 9110 §9.3.8). */
export const SERVED_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'OPTIONS',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
]);
