import { basename } from 'node:path';

/**
 * The class names of the CSS modules: `ticket.module.css` and `stub` make `ticket_stub`. They say where they come from, and the
 * documents of the API Worker, which are drawn without the style sheets, can name them too (apps/web/src/drawn).
 */
export function scopedName(name: string, file: string): string {
  return `${basename(file.split('?', 1)[0] ?? file, '.module.css')}_${name}`;
}
