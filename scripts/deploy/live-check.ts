const TRIES = 6;
const PAUSE_MS = 5_000;

/**
 * Asks the live site for its version, for half a minute: a new deployment needs some seconds to be everywhere.
 * Returns a message; a mismatch is not a failure, since a first deployment may not have its domain yet.
 */
export async function liveCheck(origin: string, version: string, pauseMs = PAUSE_MS): Promise<string> {
  let last = 'no answer';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await new Promise((done) => setTimeout(done, pauseMs));
    try {
      const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10_000) });
      const health = (await response.json()) as { status?: string; version?: string };
      if (health.version === version) return `${origin}/api/health answers: ${health.status}, version ${version}.`;
      last = `version ${health.version ?? 'unknown'} (status ${response.status})`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
  }
  return `${origin}/api/health does not answer with version ${version} yet (${last}); see "After a deployment" in docs/operations.md.`;
}
