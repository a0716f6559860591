/** Waits until every source of the sample web was read once, so that each test meets a full city. */
export default async function waitForReading(config: {
  projects: Array<{ use: { baseURL?: string | undefined } }>;
}): Promise<void> {
  const origin = config.projects[0]?.use.baseURL ?? '';
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    const response = await fetch(`${origin}/__dev/progress`).catch(() => null);
    if (response?.ok) {
      const { sources, read } = (await response.json()) as { sources: number; read: number };
      if (sources > 0 && read >= sources) return;
    }
    await new Promise((done) => setTimeout(done, 1_000));
  }
  throw new Error('The sample web was not read within two minutes.');
}
