/** The URL if a person may follow it (http or https, no credentials), else null: checked when written and when shown. */
export function safeUrl(text: string | null | undefined): string | null {
  if (!text || text.length > 2000 || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.username || url.password ? null : url.href;
}
