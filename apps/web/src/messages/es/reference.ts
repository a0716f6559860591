import type { Translated } from '../catalog.ts';
import type { Catalogs } from '../catalogs.ts';

export const reference: Translated<Catalogs['reference']> = {
  'reference.label': 'Referencia:',
  'reference.copy': 'Copiar',
  'reference.copied': 'Copiado',
  'reference.copyIt': 'Copiar la referencia',
};
