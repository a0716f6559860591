import { lazy, type ReactNode, Suspense } from 'react';
import styles from './state.module.css';

export interface StateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  actions?: ReactNode;
  level?: 1 | 2 | 3;
}

/** An empty state: the reason, and what to do. */
export function EmptyState({ title, children, icon, actions, level = 2 }: StateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state}>
      {icon && <span className={styles.sign}>{icon}</span>}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface ErrorStateProps extends StateProps {
  /** Technical details, below the message. */
  detail?: string | undefined;
  /** Of the call that failed on our side. */
  reference?: string | undefined;
}

/** Not of the first page's code. Where it cannot be loaded either, the number stands alone. */
const Reference = lazy(() =>
  import('./reference.tsx').then(
    (found) => ({ default: found.Reference }),
    () => ({ default: ({ id }: { id: string }) => <code>{id}</code> }),
  ),
);

/** An error state, announced at once. */
export function ErrorState({ detail, reference, children, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...state}>
        {children}
        {detail && <p className={styles.detail}>{detail}</p>}
        {reference && (
          <Suspense>
            <Reference id={reference} />
          </Suspense>
        )}
      </EmptyState>
    </div>
  );
}
