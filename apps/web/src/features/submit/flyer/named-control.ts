/** The control that a place of the form belongs to: the place itself, or the only one in the smallest part around it that has any. Null if there are several. */
export function namedControl(target: EventTarget): HTMLInputElement | null {
  for (let part = target instanceof Element ? target : null; part; part = part.parentElement) {
    if (part.tagName === 'FIELDSET') return null;
    const isControl = part.matches('[name]');
    const inside = isControl ? [part] : [...part.querySelectorAll('[name]')];
    if (inside.length > 1) return null;
    const [control] = inside;
    if (control) return control as HTMLInputElement;
  }
  return null;
}
