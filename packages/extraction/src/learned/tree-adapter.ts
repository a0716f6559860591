import { attribute, type ElementNode, isElement, type TextNode } from '../document/html/dom.ts';

type TreeNode = ElementNode | TextNode;

/** How css-select walks the tree of a page. The root is no element. */
export const treeAdapter = {
  isTag: isElement,
  getName: ({ name }: ElementNode) => name,
  getAttributeValue: attribute,
  hasAttrib: (element: ElementNode, name: string) => attribute(element, name) !== undefined,
  getParent: ({ parent }: TreeNode) => (parent?.parent ? parent : null),
  // What follows is only for forms that `parseSelector` refuses.
  getChildren: (node: TreeNode) => (isElement(node) ? [...node.children] : []),
  getSiblings: (node: TreeNode) => [...(node.parent?.children ?? [])],
  getText: (node: TreeNode) => (isElement(node) ? '' : node.text),
  removeSubsets: (nodes: TreeNode[]) => nodes,
};
