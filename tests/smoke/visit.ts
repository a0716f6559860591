import { openBrowser } from './browser.ts';

/** A browser that knows no service workers: what is counted is what the page itself requests. Refusing one would be a warning. */
export const WITHOUT_SERVICE_WORKER = 'delete Navigator.prototype.serviceWorker';

export interface Visit {
  /** Event cards on the page. */
  cards: number;
  /** Errors and warnings of the console, and exceptions. */
  complaints: string[];
  /** Requests that were not answered with a success. */
  failed: string[];
}

/** Only the configured origin may send POST, and the built site under test has another one: what is counted or asked with a body is refused. */
export const isRefusedPost = (message: { text(): string }): boolean => message.text().includes('status of 403');

/** Opens a page in a real browser, waits until a link of that name is to be seen, and says what was there. */
export async function visit(url: string, linkName: string): Promise<Visit> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addInitScript(WITHOUT_SERVICE_WORKER);
    const complaints: string[] = [];
    const failed: string[] = [];
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      if (isComplaint && !isRefusedPost(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      const isRefused = response.status() === 403 && response.request().method() === 'POST';
      if (!response.ok() && !isRefused) failed.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url);
    await page.getByRole('link', { name: linkName }).waitFor();
    const cards = await page.locator('a[href^="/events/"]').count();
    return { cards, complaints, failed };
  } finally {
    await browser.close();
  }
}
