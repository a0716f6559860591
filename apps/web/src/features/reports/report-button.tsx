import { lazy, Suspense, useState } from 'react';
import { detailText } from '../../messages/detail.ts';
import { Button } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.tsx';

/** Most visitors never open it. */
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Opens the form that reports a wrong event. */
export function ReportButton({ event }: { event: { slug: string; title: string } }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <WarningIcon />
        {detailText('detail.report')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
