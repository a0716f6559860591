/** Enough for what the first page still requests. */
const AFTER_MS = 1_500;

/** Runs work that no part of the first page waits for. */
export function later(work: () => void): void {
  const soon = () => setTimeout(work, AFTER_MS);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}
