/** Characters that a parameter may contain unescaped (RFC 8187 §3.2.1: attr-char). */
const PLAIN = /[A-Za-z0-9!#$&+.^_`|~-]/;

/**
 * Makes a browser save a response as a file with this name (RFC 6266 §4.3). A name is not a path: separators, invisible
 * characters and leading dots, which would hide the file, are removed.
 */
export function contentDisposition(filename: string): string {
  const name =
    filename
      .toWellFormed()
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replaceAll(/[/\\:*?"<>|]/g, '-')
      .replace(/^[. ]+|[. ]+$/g, '') || 'download';
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll('%', '_');
  const header = `attachment; filename="${plain}"`;
  return plain === name ? header : `${header}; filename*=UTF-8''${percentEncoded(name)}`;
}

function percentEncoded(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte);
    return PLAIN.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');
}
