import { ACCENTS, legible } from './legible.ts';

/**
 * The letterboard of the site without its fonts: the frame loads one document and nothing else. The web component (apps/web/public/embed.js) puts the
 * same style into its shadow, where `.root` stands for the page. Pixels, because `rem` there would be that of the site around it.
 */
const STYLE = `:root,.root{--page:light-dark(#fbf6ea,#131226);--text:light-dark(#1b1930,#f5eedd);--quiet:light-dark(#5a5468,#b9b2c9);--accent:light-dark(${ACCENTS.light},${ACCENTS.dark});--line:light-dark(#e5d9c0,#302e54);--card:light-dark(#fffdf8,#191832);--off:light-dark(#a01733,#ff9db0);--off-ground:light-dark(#fbe0e2,#4c1529);color-scheme:light dark}
.light{color-scheme:light}.dark{color-scheme:dark}
.root *,body,body *{box-sizing:border-box;margin:0}
body,.root{background:var(--page);color:var(--text);font:16px/1.45 'Instrument Sans',system-ui,-apple-system,'Segoe UI',sans-serif;text-align:start;-webkit-text-size-adjust:100%}
.list{display:block;container-type:inline-size;max-width:1440px;margin:0 auto;padding:16px 18px}
h1,h2{font-family:'Bodoni MT',Didot,Georgia,serif;line-height:1.2;letter-spacing:normal;overflow-wrap:anywhere;text-wrap:balance}
h1{font-size:22px;font-weight:600}h2{font-size:17px;font-weight:600}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:.15em}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
header{padding-bottom:12px;border-bottom:2px solid var(--accent)}
.narrowed{margin-top:3px;color:var(--quiet);font-size:14px;overflow-wrap:anywhere}
ol{padding:0;list-style:none}
li{display:grid;grid-template-columns:108px minmax(0,1fr);gap:2px 16px;padding:12px 0;border-bottom:1px dashed var(--line)}
.when{color:var(--accent);font-size:13px;font-weight:600;line-height:1.5;padding-top:2px}.when time,.when span{display:block}.when span{color:var(--quiet);font-weight:400}
.fact{margin-top:2px;font-size:14px;overflow-wrap:anywhere}.source{color:var(--quiet);font-size:12px;overflow-wrap:anywhere}
.badge{display:inline-block;padding:2px 6px;border-radius:4px;background:var(--off-ground);color:var(--off);font:600 11px/1.4 system-ui,sans-serif;letter-spacing:.04em;text-transform:uppercase;vertical-align:.15em}
.off h2 a{text-decoration:line-through;text-decoration-thickness:1px}
.none{padding:24px 0;color:var(--quiet)}.none a{color:var(--text);text-decoration:underline}
footer{padding-top:12px;color:var(--quiet);font-size:13px}footer a{display:inline-block;padding:4px 0;color:var(--text);text-decoration:underline;text-underline-offset:.15em}footer b{font-weight:400}
@container(min-width:800px){ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(360px,1fr));column-gap:44px}}
@container(max-width:416px){li{grid-template-columns:minmax(0,1fr)}.when{display:flex;gap:6px}}
.small .list{padding:12px 14px}.small ol{grid-template-columns:repeat(auto-fill,minmax(280px,1fr));column-gap:32px}.small h1{font-size:18px}.small h2{font-size:15px}.small li{grid-template-columns:minmax(0,1fr);gap:0;padding:8px 0}.small .when{display:flex;gap:6px}.small .fact{font-size:13px}.small .narrowed{font-size:13px}
.large .list{padding:24px}.large h1{font-size:32px;font-weight:500;letter-spacing:-.015em}.large h2{font-size:21px;font-weight:500;margin-top:4px}.large header{padding-bottom:16px}
.large ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,288px),1fr));gap:16px;padding:20px 0 8px}
.large li{display:flex;flex-direction:column;gap:6px;padding:18px 20px;border:1px solid var(--line);border-top:3px solid var(--accent);border-radius:6px;background:var(--card)}
.large .when{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;padding:0 0 8px;border-bottom:1px dashed var(--line);font-size:15px}.large .fact{margin-top:6px;font-size:15px}.large .source{margin-top:6px}`;

/** With a site's own color, as light or dark as it has to be to be read. */
export function embedStyle(accent: string | undefined): string {
  if (accent === undefined) return STYLE;
  const { light, dark } = legible(accent);
  return `${STYLE}\n:root,.root{--accent:light-dark(${light},${dark})}`;
}
