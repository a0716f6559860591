import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site. */
  to: To;
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  /** Kept with the new entry of the history. */
  state?: unknown;
}

/** A link within the site. The router's own link brings fetching ahead for its framework, which costs the first page two kilobytes. */
export function Link({ to, replace, state, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, {
    ...(replace === undefined ? {} : { replace }),
    state,
    target,
  });
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  }
  return (
    <a {...rest} href={href} onClick={handleClick} target={target}>
      {children}
    </a>
  );
}

/** A link of a navigation: marked where its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(props.to).pathname.toLowerCase().replace(/\/$/, '');
  const isOpen = here === there || here.startsWith(`${there}/`);
  return <Link {...props} {...(isOpen ? { 'aria-current': 'page' } : {})} />;
}
