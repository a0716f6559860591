import { describe, expect, it } from 'vitest';
import { forbiddenImports } from '../boundaries.ts';

const faults = (file: string, specifier: string) =>
  forbiddenImports(`packages/extraction/src/${file}`, `import { x } from '${specifier}';\n`);

describe('the rooms of extraction', () => {
  it.each([
    ['candidates/records/items.ts', '../days/marks.ts'],
    ['candidates/days/marks.ts', '../../decide/weights/distances.ts'],
    ['decide/choice/choose.ts', '../../candidates/records/items.ts'],
    ['formats/jsonld/rung.ts', '../microdata/items.ts'],
    ['learned/rung.ts', '../finish/finish.ts'],
    ['cascade.ts', './learned/rung.ts'],
    ['site/index.ts', '../extract.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(faults(file, specifier)).toEqual([]);
  });

  it.each([
    ['candidates/days/marks.ts', '../../decide/choice/choose.ts', 'candidates/days must not import decide/choice'],
    ['candidates/days/marks.ts', '../records/items.ts', 'candidates/days must not import candidates/records'],
    ['decide/weights/title-looks.ts', '../../rules/months.ts', 'decide/weights must not import rules'],
    ['formats/jsonld/rung.ts', '../../finish/finish.ts', 'formats must not import finish'],
    ['finish/finish.ts', '../extract.ts', 'finish must not import what puts the rooms together'],
    ['newroom/a.ts', '../base/limits.ts', 'is in no room of scripts/verify/boundaries/rooms.ts'],
  ])('%s must not import %s', (file, specifier, fault) => {
    expect(faults(file, specifier)).toEqual([`packages/extraction/src/${file}: ${fault}`]);
  });
});
