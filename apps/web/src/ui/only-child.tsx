import { Children, cloneElement, type HTMLAttributes, type ReactElement } from 'react';
import { classNames } from './class-names.ts';

type Props = Record<string, unknown>;

/**
 * Draws its only child with these properties beside the child's own: class names are joined, and of two handlers of the same event the child's
 * runs first. Radix has the same and more of it, at the cost of a kilobyte on every page's first load.
 */
export function OnlyChild({ children, ...given }: HTMLAttributes<HTMLElement>) {
  const child = Children.only(children) as ReactElement<Props>;
  const own = child.props;
  const joined: Props = { ...given, ...own, className: classNames(given.className, own.className as string) };
  for (const [name, ours] of Object.entries(given)) {
    const theirs = own[name];
    if (typeof ours !== 'function' || typeof theirs !== 'function') continue;
    joined[name] = (...values: unknown[]) => {
      theirs(...values);
      ours(...values);
    };
  }
  return cloneElement(child, joined);
}
