/** What can be filled in, and what sends it. */
export const FIELDS = 'input, select, textarea, [contenteditable], form button';
/** What can be pressed. */
const PRESSED = 'a[href], button, input, select, textarea, summary, [role="button"]';
const REM = 16;
const PHONE_PX = 640;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the panel stands once it is open, as `panel.module.css` has it: at the right, above the bubble. */
export function panelBox(): Box {
  const { innerWidth: width, innerHeight: height } = window;
  const isPhone = width <= PHONE_PX;
  const edge = isPhone ? REM / 2 : REM;
  const bottom = height - (isPhone ? edge : edge + 4.25 * REM);
  return {
    left: width - edge - Math.min(25 * REM, width - 2 * edge),
    top: bottom - Math.min(40 * REM, isPhone ? 0.78 * height : bottom - 7 * REM),
    right: width - edge,
    bottom,
  };
}

/** Whether a box lies on something of the page that can be pressed, or on what is asked. What belongs to the concierge itself does not count. */
export function isCovering(box: Box, what = PRESSED): boolean {
  return [...document.querySelectorAll(what)].some((element) => {
    if (element.closest('[data-concierge]')) return false;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}
