import { shownLine } from '@marquee/kernel/shown-text';

/** Script in every dress, other people's syntaxes, and letters of all kinds: each is only text. */
export const HOSTILE_TEXTS = [
  `<script>hit('script')</script>`,
  `"><img src=x onerror="hit('attribute')">`,
  `';hit('quote')//`,
  `<svg/onload=hit('svg')>`,
  `</title></textarea></script><script>hit('closing')</script>`,
  `<style>*{background:url('https://evil.example/x')}</style>`,
  `<iframe srcdoc="<script>parent.hit('frame')</script>"></iframe>`,
  `<a href="javascript:hit('link')">here</a>`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `{{constructor.constructor("hit('template')")()}} \${hit('literal')}`,
  `<math><mi xlink:href="data:text/html,<script>hit('data')</script>">`,
  `&lt;b&gt; &amp; %3Cscript%3E ＜script＞`,
  `Robert'); DROP TABLE events;--`,
  `../../../etc/passwd %00 __proto__ constructor`,
  `社會科學院 مرحبا Łukasz Ñandú 👩‍👩‍👧‍👦🏳️‍🌈`,
  `שלום עליכם می‌خواهم`,
  // Turned round, invisible, piled up: what is shown is known from SHOWN_TEXTS.
  `\u202egpj.exe\u202c \u2066over\u2067 \u200f\u061cturned`,
  `in\u200bvis\u00adi\ufeffble\u3164\u2060\u{e0041}\u{e0042}\u0007 \u001b[31m \ufff9x\ufffb`,
  `Z${'\u0335\u0321\u0489'.repeat(40)}algo`,
] as const;

/** The same as they may be stored and shown. */
export const SHOWN_TEXTS = HOSTILE_TEXTS.map((text) => shownLine(text));

/** What must never stand behind a link. */
export const HOSTILE_LINKS = [
  `javascript:hit('href')`,
  `JaVaScRiPt&colon;hit('href')`,
  ` javascript:hit('href')`,
  `data:text/html,<script>hit('href')</script>`,
  `vbscript:hit('href')`,
  `//evil.example\\@good.example/`,
] as const;
