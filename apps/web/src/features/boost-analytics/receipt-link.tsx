import { documentUrl } from '../../api/document-url.ts';
import { analyticsText } from '../../messages/boost-analytics.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the receipt of a boost in a tab of its own; nothing before it is paid. */
export function ReceiptLink({ id, number }: { id: string; number: string | null }) {
  if (number === null) return null;
  return (
    <Button asChild>
      <a href={documentUrl('getBoostReceipt', { params: { id }, query: {} })} target="_blank" rel="noopener">
        {analyticsText('analytics.receipt', { number })}
      </a>
    </Button>
  );
}
