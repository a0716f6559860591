import { describe, expect, it } from 'vitest';
import { withEnye } from '../src/formats/flyers/with-enye.ts';

const AROUND = ['La Casa de la Cultura presenta', 'sábado 13 de marzo'];
const read = (line: string) => withEnye([...AROUND, line]).at(-1);

describe('ñ, which the reader of flyers does not know [BEY-49]', () => {
  it.each([
    ['Ano Nuevo en la Plaza', 'Año Nuevo en la Plaza'],
    ['FIESTA DE QUINCEANERA', 'FIESTA DE QUINCEAÑERA'],
    ['Manana de cuentos para ninos', 'Mañana de cuentos para niños'],
    ['Compania Espanola de Danza', 'Compañia Española de Danza'],
    ['Mayores de 18 anos', 'Mayores de 18 años'],
    ['Las Senoras del Bolero', 'Las Señoras del Bolero'],
  ])('%s', (line, meant) => expect(read(line)).toBe(meant));

  it.each(['Campana de la Libertad', 'Pena y Gloria', 'Mono y Luna', 'Ana Cano'])(
    'leaves a word that is one without it: %s',
    (line) => expect(read(line)).toBe(line),
  );

  it('leaves what is not Spanish', () => {
    const english = ["Nino's Pizza Night", 'Saturday, March 13', 'Live music by Espana'];
    expect(withEnye(english)).toEqual(english);
  });
});
