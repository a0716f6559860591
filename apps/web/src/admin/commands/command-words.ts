import type { ControlName } from '../panels/controls/control-names.ts';

/**
 * What people type for each command, in both languages whichever is chosen: whoever reads the console in Spanish may still type "log out".
 * Compared without case and accents, from the beginning of each word. Never shown, hence no texts of the catalogs.
 */
export const WORDS = {
  refresh: 'refresh reload update this section actualizar recargar refrescar esta seccion',
  pauseRefresh: 'pause stop freeze auto refresh live polling pausar parar congelar la actualizacion automatica en vivo',
  resumeRefresh:
    'resume start continue auto refresh live polling reanudar continuar la actualizacion automatica en vivo',
  language: 'language spanish english switch change to idioma lengua espanol ingles cambiar a',
  signOut: 'sign out log out logout logoff signout leave exit quit cerrar sesion salir desconectar',
  reviewQueue:
    'review queue held drafts reports merges submissions claims promoters decide cola de revision borradores retenidos avisos uniones envios reclamos decidir',
  shutDown:
    'activate emergency shut down shutdown stop everything halt engine activar emergencia parada parar detener apagar todo motor',
  endShutdown:
    'deactivate end emergency shut down shutdown start everything engine desactivar terminar emergencia parada reanudar encender todo motor',
  turnOn: 'turn switch on enable start activate control pipeline activar encender habilitar proceso',
  turnOff: 'turn switch off disable stop deactivate control pipeline desactivar apagar deshabilitar parar proceso',
  readSource: 'read now a source scrape fetch leer ahora una fuente lectura',
  runCity: 'read now run the scraper of a city scrape fetch manual leer ahora ejecutar el lector de una ciudad lectura',
  stopRuns: 'stop end emergency manual scraping scraper run parar detener terminar emergencia lecturas manuales lector',
  retryLetters:
    'retry all dead letters jobs failed requeue put back reintentar todos los trabajos fallidos cola volver a poner',
  alerts:
    'alerts silence quiet mute night mail webhook end open all alertas silenciar silencio callar noche correo terminar abrir todas',
  tour: 'tour help guide first day start introduction recorrido ayuda guia primer dia empezar introduccion',
  glossary:
    'help glossary figures numbers definitions mean count ayuda glosario cifras numeros definiciones significan cuentan',
} as const;

/** The names of the controls in both languages. */
export const CONTROL_WORDS: Record<ControlName, string> = {
  autonomousDiscovery: 'autonomous discovery descubrimiento autonomo',
  eventScraping: 'event scraping reading lectura de eventos',
  eventRevalidation: 'event revalidation revalidacion de eventos',
  stage2Enhancement: 'stage 2 enhancement mejora de la etapa 2',
  imageGeneration: 'image generation generacion de imagenes',
  dynamicImageGeneration: 'ai auto generation generacion automatica con ia',
  systematicExpansion: 'systematic expansion expansion sistematica',
  generativeDescription: 'generative description descripcion generativa',
};
