/** An address as people type it, `example.org/events`, with its scheme; what is none with one either stays as it was typed. */
export function webAddress(typed: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(typed)) return typed;
  const full = `https://${typed}`;
  return URL.canParse(full) ? full : typed;
}
