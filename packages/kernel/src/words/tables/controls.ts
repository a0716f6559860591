import { words } from '../define.ts';

/** Why work may not be done now. */
// biome-ignore format: a message is one line, with both languages side by side.
export const controlsWords = words({
  'control.shutdown': ['The emergency shutdown is active.', 'La parada de emergencia está activa.'],
  'control.offFor': ['{control} is switched off for {place}.', '{control} está desactivado para {place}.'],
  'control.off': ['{control} is switched off.', '{control} está desactivado.'],
  'control.nothingReadNow': ['{why} Nothing can be read now.', '{why} Ahora no se puede leer nada.'],
  'control.name.autonomousDiscovery': ['Autonomous Discovery', 'Descubrimiento autónomo'],
  'control.name.eventScraping': ['Event Scraping', 'Lectura de eventos'],
  'control.name.eventRevalidation': ['Event Revalidation', 'Revalidación de eventos'],
  'control.name.stage2Enhancement': ['Stage 2 Enhancement', 'Mejora de la etapa 2'],
  'control.name.imageGeneration': ['Image Generation', 'Generación de imágenes'],
  'control.name.dynamicImageGeneration': ['AI-Auto Generation', 'Generación automática con IA'],
  'control.name.systematicExpansion': ['Systematic Expansion', 'Expansión sistemática'],
  'control.name.generativeDescription': ['Generative Description', 'Descripción generativa'],
  'control.about.autonomousDiscovery': ['Looks for new sources of events in the cities of the network.', 'Busca fuentes nuevas de eventos en las ciudades de la red.'],
  'control.about.eventScraping': ['Reads the sources when they are due and stores what they list.', 'Lee las fuentes cuando les toca y guarda lo que listan.'],
  'control.about.eventRevalidation': ['Reads the pages of stored events again: gone, cancelled, moved, sold out, prices.', 'Vuelve a leer las páginas de los eventos guardados: si ya no están, se cancelaron, se mudaron o se agotaron, y sus precios.'],
  'control.about.stage2Enhancement': ['Fills in missing values of an event from its own page.', 'Completa los valores que faltan de un evento con su propia página.'],
  'control.about.imageGeneration': ['Makes images for categories when an administrator requests them.', 'Hace imágenes de categoría cuando un administrador las pide.'],
  'control.about.dynamicImageGeneration': ['Automatically makes an image for an event that has none.', 'Hace una imagen para cada evento que no tiene ninguna.'],
  'control.about.systematicExpansion': ['Adds cities state by state.', 'Agrega ciudades estado por estado.'],
  'control.about.generativeDescription': ['Writes a description for an event that has none.', 'Escribe una descripción para un evento que no tiene ninguna.'],
});
