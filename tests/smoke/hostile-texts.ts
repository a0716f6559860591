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
] as const;

/** What must never stand behind a link. */
export const HOSTILE_LINKS = [
  `javascript:hit('href')`,
  `JaVaScRiPt&colon;hit('href')`,
  ` javascript:hit('href')`,
  `data:text/html,<script>hit('href')</script>`,
  `vbscript:hit('href')`,
  `//evil.example\\@good.example/`,
] as const;
