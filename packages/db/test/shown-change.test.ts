import { expect, it } from 'vitest';
import { shownChange } from '../src/shown-change.ts';

it.each([
  ['UPDATE events SET title = ? WHERE id = ?', 'of a place'],
  ['UPDATE "events" SET "validated_at" = ? WHERE "id" = ?', null],
  ['UPDATE events SET validated_at = (SELECT max(at) FROM runs WHERE id = ?), title = ? WHERE id = ?', 'of a place'],
  ['WITH x AS (SELECT 1) UPDATE events SET title = ?', 'of a place'],
  ['INSERT OR REPLACE INTO listing SELECT 1', 'of a place'],
  ['INSERT INTO place_changes (place, n) VALUES (?, 1) ON CONFLICT (place) DO UPDATE SET n = n + 1', 'counts'],
  ['INSERT INTO runs (id) VALUES (?) ON CONFLICT (id) DO UPDATE SET n = 1', null],
  ['UPDATE sources SET next_due_at = ? WHERE id = ?', null],
  ['UPDATE sources SET name = ? WHERE id = ?', 'everywhere'],
  ['DELETE FROM sources WHERE id = ?', 'everywhere'],
  ['SELECT title FROM events', null],
])('%s', (text, change) => expect(shownChange(text)).toBe(change));
