/**
 * Runs in a page before its own scripts, also alone: from now on its `Date` is so many milliseconds ahead. Only that, unlike Playwright's clock, which
 * also replaces timers and frames: those go on as in any browser.
 */
export function shiftDate(offsetMs: number): void {
  const Real = Date;
  const realNow = Real.now.bind(Real);
  Real.now = () => realNow() + offsetMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [Real.now()] : given, made),
    apply: () => new Real(Real.now()).toString(),
  });
}
