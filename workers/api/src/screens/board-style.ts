import type { ApiDeps } from '@marquee/platform';
import { fontFaces } from './fonts.ts';

const DARK = '--page:#0c0b1a;--text:#f5eedd;--quiet:#b9b2c9;--accent:#ffc966;--line:#302e54;--off:#ff9db0';
const LIGHT = '--page:#fbf6ea;--text:#1b1930;--quiet:#5a5468;--accent:#7d4a00;--line:#d9cbae;--off:#a01733';

const HUES = {
  music: '#c2408f',
  food: '#d2691e',
  arts: '#7b52c7',
  outdoor: '#3f8f4f',
  sports: '#2878b5',
  social: '#b8860b',
  nightlife: '#5a55c9',
  health: '#1d958b',
  business: '#5b6b86',
  education: '#b0533c',
  technology: '#0f87a8',
  other: '#857b6d',
};

/**
 * A picture of 100 × 56.25 rem on any screen. Televisions have old browsers: no nesting, no `light-dark()`, no gaps in rows. The stage moves
 * slowly, and every second slide has its sides changed, so that nothing burns in.
 */
const STYLE = `html{font-size:min(1vw,1.7778vh);${DARK}}html.light{${LIGHT}}
@media (prefers-color-scheme:light){html.auto{${LIGHT}}}
*{box-sizing:border-box;margin:0}
body{height:100vh;overflow:hidden;background:var(--page);color:var(--text);font:1.6rem/1.3 'Board Text',system-ui,sans-serif;cursor:none}
.stage{position:absolute;top:2.6rem;right:3rem;bottom:2.2rem;left:3rem;will-change:transform}
h1,h2,.time,.clock time{font-family:'Board Display',Didot,Georgia,serif}
header{position:absolute;top:0;right:0;left:0;display:flex;justify-content:space-between;align-items:flex-start}
h1{font-size:3.1rem;font-weight:500;line-height:1.15;letter-spacing:-.015em}
.narrowed{color:var(--quiet);font-size:1.8rem}
.clock{flex:none;margin-left:3rem;text-align:right}.clock time{display:block;font-size:4.4rem;line-height:1;font-variant-numeric:lining-nums tabular-nums}.clock span{color:var(--quiet);font-size:1.8rem}
.slide{position:absolute;top:9.2rem;right:0;bottom:4.2rem;left:0;display:flex;align-items:center;visibility:hidden;opacity:0;transition:opacity .9s,visibility .9s}
.slide.on,.slide:first-child{visibility:visible;opacity:1}.run .slide:first-child:not(.on){visibility:hidden;opacity:0}
.slide:nth-child(even){flex-direction:row-reverse}
.words{flex:1;min-width:0}
.side{flex:none;width:32rem;margin-left:4rem}.slide:nth-child(even) .side{margin-right:4rem;margin-left:0}
.when{color:var(--accent)}.day{display:block;font-size:2.5rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase}.time{display:block;font-size:6rem;line-height:1.05;font-weight:500;font-variant-numeric:lining-nums;letter-spacing:-.01em}
h2{display:-webkit-box;overflow:hidden;-webkit-box-orient:vertical;-webkit-line-clamp:3;margin-top:1.2rem;padding-bottom:.12em;font-weight:600;line-height:1.04;letter-spacing:-.02em;overflow-wrap:anywhere;text-wrap:balance}
h2[data-size='1']{font-size:8rem;-webkit-line-clamp:2}h2[data-size='2']{font-size:6.2rem;-webkit-line-clamp:2}h2[data-size='3']{font-size:5rem}h2[data-size='4']{font-size:4.2rem}h2[data-size='5']{font-size:3.4rem;-webkit-line-clamp:4}
.place{margin-top:1.4rem;font-size:3rem;line-height:1.2}
.price{margin-top:.4rem;color:var(--quiet);font-size:2.4rem}
.badge{margin-left:.6em;padding:.05em .5em;border:.12rem solid;border-radius:.4rem;font-size:1.7rem;font-weight:600;vertical-align:.12em}.danger{color:var(--off)}
.source{margin-top:.4rem;color:var(--quiet);font-size:1.5rem}
.picture{position:relative;height:19rem;overflow:hidden;border-radius:.8rem;background:#1c1a38}
.picture svg,.picture img{position:absolute;top:0;left:0;width:100%;height:100%;object-fit:cover}
.picture{--tone:#857b6d;--ink1:var(--tone);--ink2:#ffe9bd;--ink3:#ffc966}.ink1{fill:var(--ink1)}.ink2{fill:var(--ink2)}.ink3{fill:var(--ink3)}
${Object.entries(HUES)
  .map(([name, color]) => `[data-hue='${name}']{--tone:${color}}`)
  .join('')}
.scan{display:flex;align-items:center;margin-top:1.6rem}.qr{flex:none;width:15.5rem;height:15.5rem;border-radius:.8rem}.scan p{margin-left:1.6rem;font-size:2.1rem;font-weight:600;line-height:1.2;min-width:0;overflow-wrap:anywhere}.scan span{display:block;margin-top:.5rem;color:var(--quiet);font-size:1.5rem;font-weight:400}
.none h2,.old h2{-webkit-line-clamp:4}.none .side,.old .side{width:32rem}
footer{position:absolute;right:0;bottom:0;left:0;display:flex;align-items:center;justify-content:space-between;color:var(--quiet);font-size:1.5rem}
.bulbs{flex:1;display:flex;flex-wrap:wrap;min-width:0}.bulbs i{width:.7rem;height:.7rem;margin-right:.8rem;border-radius:50%;background:var(--line)}.bulbs i.lit{background:var(--accent)}
.name{margin:0 2.4rem;color:var(--text);font-family:'Board Display',Didot,Georgia,serif;font-size:1.9rem;font-weight:600}.state{text-align:right;font-variant-numeric:tabular-nums}.cut .state{color:var(--off)}
@media (max-aspect-ratio:1/1){html{font-size:min(2vw,1.12vh)}
.slide,.slide:nth-child(even){flex-direction:column-reverse;align-items:stretch;justify-content:center;top:10rem;bottom:5rem}.words{flex:none}
.side,.slide:nth-child(even) .side{width:auto;margin:0 0 3rem}.picture{height:min(26rem,17vh)}.none .side,.old .side{margin:0 0 3rem}
h1{font-size:3rem}h2[data-size='1']{font-size:7rem}h2[data-size='2']{font-size:5.6rem;-webkit-line-clamp:3}h2[data-size='3']{font-size:4.6rem}
.bulbs i{width:.6rem;height:.6rem;margin-right:.5rem}footer{flex-wrap:wrap}}
@media (prefers-reduced-motion:reduce){.slide{transition:none}}
@media (prefers-reduced-motion:no-preference){.stage{transition:transform 9s linear}}`;

/** The style with the fonts of the site it is shown on. */
export async function boardStyle(deps: Pick<ApiDeps, 'shell'>): Promise<string> {
  return `${await fontFaces(deps)}\n${STYLE}`;
}
