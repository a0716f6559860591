import type { Html } from './html.ts';

export const STYLE: Html = {
  html: `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: light-dark(#d9dce3, #3a3f4b); --soft: light-dark(#5a6072, #a3abbd); }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: light-dark(#f7f8fa, #14161b); color: light-dark(#1b1f2a, #e9ecf2); }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .6rem; }
header p, .none { color: var(--soft); margin: .25rem 0 0; }
section { margin-top: 1.25rem; padding: 1rem; background: light-dark(#fff, #1c1f27); border: 1px solid var(--line); border-radius: .6rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:last-child td { border-bottom: 0; } th { color: var(--soft); font-weight: 500; }
td.id { font: .8rem/1.8 ui-monospace, monospace; white-space: nowrap; } td.told { max-width: 28rem; overflow-wrap: anywhere; }
form { display: inline-flex; gap: .25rem; flex-wrap: wrap; margin: 0 .25rem .25rem 0; } .bar { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; }
button, input { font: inherit; font-size: .875rem; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: .4rem; padding: .2rem .6rem; min-height: 1.9rem; }
button { cursor: pointer; } button:hover { background: light-dark(#eef0f5, #2a2e39); } input[type=number] { width: 7rem; }
button[aria-pressed=true] { background: light-dark(#1b1f2a, #e9ecf2); color: light-dark(#fff, #14161b); }
:focus-visible { outline: 2px solid light-dark(#3056d3, #9db4ff); outline-offset: 2px; }
`,
};
