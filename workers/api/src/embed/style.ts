import { apiPolicy } from '@marquee/contract';
import { styleHash } from '../style-hash.ts';

/** The letterboard of the site without its fonts: the frame loads one document and nothing else. */
export const EMBED_STYLE = `:root{color-scheme:light dark;--page:light-dark(#fbf6ea,#131226);--text:light-dark(#1b1930,#f5eedd);--quiet:light-dark(#5a5468,#b9b2c9);--accent:light-dark(#7d4a00,#ffc966);--line:light-dark(#e5d9c0,#302e54);--off:light-dark(#a01733,#ff9db0);--off-ground:light-dark(#fbe0e2,#4c1529)}
:root.light{color-scheme:light}:root.dark{color-scheme:dark}
*{box-sizing:border-box;margin:0}
body{background:var(--page);color:var(--text);font:16px/1.45 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif;-webkit-text-size-adjust:100%}
main{max-width:46rem;margin:0 auto;padding:1rem 1.125rem}
h1,h2{font-family:'Bodoni MT',Didot,Georgia,serif;line-height:1.2;overflow-wrap:anywhere;text-wrap:balance}
h1{font-size:1.375rem;font-weight:600}h2{font-size:1.0625rem;font-weight:600}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:.15em}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
header{padding-bottom:.75rem;border-bottom:2px solid var(--accent)}
.narrowed{margin-top:.2rem;color:var(--quiet);font-size:.875rem;overflow-wrap:anywhere}
ol{padding:0;list-style:none}
li{display:grid;grid-template-columns:6.75rem minmax(0,1fr);gap:.125rem 1rem;padding:.75rem 0;border-bottom:1px dashed var(--line)}
.when{color:var(--accent);font-size:.8125rem;font-weight:600;line-height:1.5;padding-top:.1rem}.when time,.when span{display:block}.when span{color:var(--quiet);font-weight:400}
.fact{margin-top:.15rem;font-size:.875rem;overflow-wrap:anywhere}.source{color:var(--quiet);font-size:.75rem;overflow-wrap:anywhere}
.badge{display:inline-block;padding:.1rem .4rem;border-radius:.25rem;background:var(--off-ground);color:var(--off);font:600 .6875rem/1.4 system-ui,sans-serif;letter-spacing:.04em;text-transform:uppercase;vertical-align:.15em}
.off h2 a{text-decoration:line-through;text-decoration-thickness:1px}
.none{padding:1.5rem 0;color:var(--quiet)}.none a{color:var(--text);text-decoration:underline}
footer{padding-top:.75rem;color:var(--quiet);font-size:.8125rem}footer a{display:inline-block;padding:.25rem 0;color:var(--text);text-decoration:underline;text-underline-offset:.15em}footer b{font-weight:400}
@media(max-width:26rem){li{grid-template-columns:minmax(0,1fr)}.when{display:flex;gap:.4rem}}`;

let policy: Promise<string> | undefined;

/** Any site may frame the list; it runs no script, loads nothing and sends nothing. */
export function embedPolicy(): Promise<string> {
  policy ??= styleHash(EMBED_STYLE).then((hash) => apiPolicy(hash, '*'));
  return policy;
}
