import { CONTROLS } from '@marquee/contract';
import { say, written } from '@marquee/kernel';
import { expect, it } from 'vitest';
import { controlsMessages } from '../../../apps/web/src/admin/messages/controls.ts';
import { controlsEs } from '../../../apps/web/src/admin/messages/es/controls.ts';

it.each(CONTROLS)('the server calls the control %s as its switch is called, in both languages', (control) => {
  const name = say(`control.name.${control}`);
  expect(written(name)).toBe(controlsMessages[`control.${control}`]);
  expect(written(name, 'es')).toBe(controlsEs[`control.${control}`]);
});
