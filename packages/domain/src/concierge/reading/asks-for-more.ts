/** Words that ask us for it. */
const ASKS_MORE =
  'please pls ok yes si can i you we could show give let me us see get a few some any are there is muestra muestrame ensename ensenanos dame danos quiero ver hay un poco porfa por favor'.split(
    ' ',
  );
const MORE = 'more mas next siguiente siguientes siguiente keep continue sigue'.split(' ');
const OF_LIST =
  'page pages pagina paginas results resultados ones one going of these those them de esos esas please pls porfa'.split(
    ' ',
  );

/** `show me more`, `next page`, `dame más`, in a message of its own. */
export function asksForMore(text: string): boolean {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word !== '' && !ASKS_MORE.includes(word));
  const at = words.findIndex((word) => MORE.includes(word));
  const asked = /\b(?:are there|is there|hay)\b/.test(text) && !/\bpag/.test(text);
  return at >= 0 && !asked && words.every((word, index) => index === at || OF_LIST.includes(word));
}
