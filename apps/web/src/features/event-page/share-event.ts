import { detailText } from '../../messages/detail.ts';
import { toast } from '../../ui/toast-store.ts';

/** The device's own share sheet, else the address is copied (docs/spec/decisions.md 33). */
export async function shareEvent({ title, slug }: { title: string; slug: string }): Promise<void> {
  const url = new URL(`/events/${slug}`, window.location.origin).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Closing the sheet is a choice; any other error means that sharing failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: detailText('detail.shared'), description: detailText('detail.sharedText'), tone: 'success' });
  } catch {
    toast({ title: detailText('detail.shareFailed'), description: url, tone: 'danger' });
  }
}
