import { qrPath } from '../ui/qr-path.ts';
import { html, type Markup } from './markup.ts';

/** An address of ours as a QR code; the words beside it say where it leads. */
export function qrCode(address: string): Markup {
  const { size, path } = qrPath(address);
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`;
}
