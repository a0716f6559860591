/** Text for an HTML element or a double-quoted attribute. */
export function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON that is safe inside a script element: no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll('<', '\\u003c');
}

/** The last part of an address: lower-case letters, digits and hyphens. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/[\u0300-\u036f’']/g, '');
  const slug = plain
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-');
  return slug
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}
