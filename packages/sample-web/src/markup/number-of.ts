/** The same for ever, as platforms number their events. */
export function numberOf(id: string): number {
  let sum = 0;
  for (const char of id) sum = (sum * 31 + char.charCodeAt(0)) % 9_999_991;
  return sum;
}
