import { Component, type ReactNode } from 'react';
import { t } from '../messages/site.ts';
import { Button } from '../ui/button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { ErrorState } from '../ui/state.tsx';

/** Shows a message with a reload button after a render error, instead of an empty page. React requires a class here. */
export class CrashBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main>
        <ErrorState
          level={1}
          title={t('crash.title')}
          detail={error.message}
          icon={<WarningIcon />}
          actions={
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('crash.reload')}
            </Button>
          }
        >
          {t('crash.text')}
        </ErrorState>
      </main>
    );
  }
}
