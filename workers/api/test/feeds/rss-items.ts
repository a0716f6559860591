import { parseDocument } from 'htmlparser2';

interface Node {
  name?: string;
  data?: string;
  children?: Node[];
}

const within = (node: Node, name: string): Node[] =>
  (node.children ?? []).flatMap((child) => [...(child.name === name ? [child] : []), ...within(child, name)]);
const textOf = (node: Node | undefined): string =>
  node ? (node.data ?? (node.children ?? []).map(textOf).join('')) : '';

/** The items of an RSS feed as another program reads them. */
export function rssItems(text: string) {
  const document = parseDocument(text, { xmlMode: true, decodeEntities: true }) as Node;
  return within(document, 'item').map((item) => {
    const one = (name: string) => textOf(within(item, name)[0]);
    return {
      title: one('title'),
      link: one('link'),
      guid: one('guid'),
      description: one('description'),
      categories: within(item, 'category').map(textOf),
    };
  });
}
