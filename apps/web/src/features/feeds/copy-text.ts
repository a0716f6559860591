import { toast } from '../../ui/toast-store.ts';

/** Copies a text and says so; one that cannot be copied is shown. */
export async function copyText(text: string, words: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: words.done, tone: 'success' });
  } catch {
    toast({ title: words.failed, description: text, tone: 'danger' });
  }
}
