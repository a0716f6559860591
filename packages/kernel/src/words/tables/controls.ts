import { words } from '../define.ts';

/** Why work may not be done now. */
// biome-ignore format: a message is one line, with both languages side by side.
export const controlsWords = words({
  'control.shutdown': ['The emergency shutdown is active.', 'La parada de emergencia está activa.'],
  'control.offFor': ['{control} is switched off for {place}.', '{control} está desactivado para {place}.'],
  'control.off': ['{control} is switched off.', '{control} está desactivado.'],
  'control.nothingReadNow': ['{why} Nothing can be read now.', '{why} Ahora no se puede leer nada.'],
  'control.offOrShutdown': ['{control} is switched off, or everything is shut down.', '{control} está desactivado, o todo está parado.'],
});
