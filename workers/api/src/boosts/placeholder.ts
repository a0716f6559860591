import type { Document } from '../verbs.ts';

/** A quiet picture of any size: a ticket on a ground (spec: CALL-037). */
export function placeholder({ width, height }: { width: number; height: number }): Document {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 80" preserveAspectRatio="xMidYMid slice" role="img" aria-label="No picture">
<rect width="80" height="80" fill="#2a2147"/>
<path d="M18 30h44v7a4 4 0 0 0 0 8v7H18v-7a4 4 0 0 0 0-8z" fill="none" stroke="#f2b441" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M48 31v20" stroke="#f2b441" stroke-width="2" stroke-dasharray="3 3"/>
</svg>`;
  return { contentType: 'image/svg+xml', body, cacheSeconds: 86_400 };
}
