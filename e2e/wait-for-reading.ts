import { until } from '@marquee/testkit/until';

/** A machine with eight times the work it has cores for is slow, not broken. */
const READING_MS = 600_000;

/** Waits until every source of the sample web was read once, so that each test meets a full city. */
export default async function waitForReading(config: {
  projects: Array<{ use: { baseURL?: string | undefined } }>;
}): Promise<void> {
  const origin = config.projects[0]?.use.baseURL ?? '';
  await until(
    'every source of the sample web is read',
    async () => {
      const response = await fetch(`${origin}/__dev/progress`).catch(() => null);
      if (!response?.ok) return false;
      const { sources, read } = (await response.json()) as { sources: number; read: number };
      return sources > 0 && read >= sources;
    },
    READING_MS,
  );
}
