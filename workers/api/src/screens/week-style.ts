import type { ApiDeps } from '@marquee/platform';
import { fontFaces } from './fonts.ts';

/**
 * The sheet is as wide as A4 and as high as Letter, so that it fits on both without a choice; fit-week.ts counts with the heights below. On a
 * small screen it is one column of any length.
 */
const STYLE = `:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
@page{margin:0}
body{background:light-dark(#e5d9c0,#0c0b1a);font:9.5pt/1.25 'Board Text',system-ui,sans-serif}
h1,h2,.range{font-family:'Board Display',Didot,Georgia,serif}
.bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;max-width:210mm;margin:0 auto;padding:16px 4px;color:light-dark(#1b1930,#f5eedd);font-size:16px}.bar p{flex:1 1 18rem}
button{min-height:44px;padding:0 24px;border:0;border-radius:8px;background:light-dark(#1d1b38,#ffc966);color:light-dark(#fff8e8,#1d1533);font:600 16px/1 'Board Text',system-ui,sans-serif;cursor:pointer}button:focus-visible{outline:3px solid light-dark(#7d4a00,#ffdf9e);outline-offset:2px}
.sheet{position:relative;width:210mm;height:277mm;margin:0 auto 32px;padding:10mm 11mm 0;overflow:hidden;background:#fff;color:#14122b;box-shadow:0 8px 40px rgb(20 18 43/.22)}
header{display:flex;align-items:center;justify-content:space-between;height:33mm;padding-bottom:3mm;border-bottom:.6mm solid #14122b}
h1{font-size:27pt;font-weight:560;line-height:1.04;letter-spacing:-.015em;max-height:20mm;overflow:hidden;text-wrap:balance}
.range{margin-top:1.5mm;font-size:13pt;color:#7d4a00}.narrowed{margin-top:.5mm;color:#4a4556;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:150mm}
.all{flex:none;display:flex;flex-direction:column;align-items:center;margin-left:8mm;text-align:center;font-size:8pt;font-weight:600}.all .qr{width:24mm;height:24mm}
.days{height:217mm;padding-top:2mm;columns:2;column-gap:8mm;column-fill:auto;overflow:hidden}
h2{display:flex;align-items:baseline;justify-content:space-between;height:9mm;padding:2.6mm 0 .8mm;border-bottom:.25mm solid #14122b;font-size:12.5pt;font-weight:600;line-height:1;white-space:nowrap;break-after:avoid}h2 span{color:#4a4556;font:8pt/1 'Board Text',system-ui,sans-serif}
article{display:flex;align-items:center;height:14.2mm;border-bottom:.2mm solid #e0d8c6;break-inside:avoid}
.qr{flex:none;width:12.8mm;height:12.8mm;margin-right:2.4mm}.all .qr{margin:0}
article div{min-width:0}h3{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:2;font-size:9.5pt;font-weight:600;line-height:1.18;overflow-wrap:anywhere}.time{margin-right:.35em;color:#7d4a00;white-space:nowrap}
article p{margin-top:.4mm;overflow:hidden;color:#4a4556;font-size:8pt;line-height:1.25;text-overflow:ellipsis;white-space:nowrap}article .danger{color:#a01733}.off h3{text-decoration:line-through}
.none{padding:8mm 0;font-size:13pt}
footer{position:absolute;right:11mm;bottom:5mm;left:11mm;color:#4a4556;font-size:8pt}
.large .days{columns:1}.large h2{height:11mm;padding:3.4mm 0 1mm;font-size:15pt}.large h2 span{font-size:9.5pt}.large article{height:23mm}.large .qr{width:20.5mm;height:20.5mm;margin-right:5mm}.large .all .qr{width:24mm;height:24mm;margin:0}.large h3{font-size:14pt}.large article p{font-size:10.5pt}
@media screen and (max-width:820px){.bar{padding:16px}.sheet{width:auto;height:auto;margin:0;padding:24px 16px 64px}header{height:auto}.days{columns:1;height:auto;overflow:visible}h1{max-height:none}.narrowed{white-space:normal}h2{height:auto;padding:20px 0 6px;white-space:normal}article,.large article{height:auto;padding:8px 0}h3{font-size:16px;-webkit-line-clamp:4}article p{font-size:14px;white-space:normal}.all p{max-width:24mm}footer{position:static;padding-top:24px;font-size:14px}}
@media print{body{background:#fff}.bar{display:none}.sheet{margin:0 auto;box-shadow:none}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}`;

export async function weekStyle(deps: Pick<ApiDeps, 'shell'>): Promise<string> {
  return `${await fontFaces(deps)}\n${STYLE}`;
}
