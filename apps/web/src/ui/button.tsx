import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { OnlyChild } from './only-child.tsx';
import { Spinner } from './spinner.tsx';

/** `lit` is the main action of a page; `primary` that of a form; `quiet` has no outline. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'lit';
type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true the button is busy: it cannot be pressed and shows `pendingLabel`. */
  pending?: boolean;
  pendingLabel?: string;
  /** Applies its style to the only child, for links: `<Button asChild><Link to="/" /></Button>`. */
  asChild?: boolean;
}

export function Button({ pending = false, pendingLabel, asChild = false, children, ...props }: ButtonProps) {
  const { variant = 'secondary', size = 'md', wide = false, className, disabled, ...rest } = props;
  const look = classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
  if (asChild) {
    return (
      <OnlyChild className={look} {...rest}>
        {children}
      </OnlyChild>
    );
  }
  return (
    <button type="button" className={look} disabled={disabled || pending} aria-busy={pending || undefined} {...rest}>
      {pending && <Spinner size="sm" />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'>, Omit<Look, 'wide'> {
  /** The accessible name and tooltip. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, variant = 'quiet', size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[variant], styles[size], styles.icon, className)}
      {...rest}
    >
      {children}
    </button>
  );
}
