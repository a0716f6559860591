import { expect, it } from 'vitest';
import { fieldName } from '../../apps/web/src/messages/field-names.ts';

it('names the facts of an event, and leaves one it does not know', () => {
  expect(fieldName('imageUrl')).toBe('Image');
  expect(fieldName('toString')).toBe('toString');
});
