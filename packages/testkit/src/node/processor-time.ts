/** Milliseconds of processor time that a piece of work takes, which other processes do not prolong as they do the time on the clock. */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
