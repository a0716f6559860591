/**
 * Shows one line at the bottom if a file could not be built; the terminal has the full error. Replaces the
 * development server's own overlay, which would cover the site. No build contains it.
 */
export function showDevelopmentErrors(hot: NonNullable<ImportMeta['hot']>): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:4px 12px;font:12px/1.5 monospace;background:#7a1f2b;color:#fff';
  hot.on('vite:error', ({ err }) => {
    const place = err.loc ? ` (${err.loc.file ?? err.id ?? ''}:${err.loc.line})` : err.id ? ` (${err.id})` : '';
    line.textContent = `Development: ${err.message.split('\n')[0]}${place}. The terminal says more.`;
    document.body.append(line);
  });
  hot.on('vite:beforeUpdate', () => line.remove());
}
