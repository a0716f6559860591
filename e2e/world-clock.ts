import { type Clock, offsetClock } from '@marquee/kernel';

/** The clock that the stack at an origin goes by (`MARQUEE_NOW`, playwright.config.ts). */
export async function clockOf(origin: string | undefined): Promise<Clock & { offsetMs: number }> {
  const response = await fetch(`${origin}/__dev/clock`);
  if (!response.ok) throw new Error(`The stack does not tell its clock: ${response.status}`);
  const { offsetMs } = (await response.json()) as { offsetMs: number };
  return { ...offsetClock(offsetMs), offsetMs };
}
