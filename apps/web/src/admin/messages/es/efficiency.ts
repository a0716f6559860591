import type { Translated } from '../../../messages/catalog.ts';
import type { efficiencyMessages } from '../efficiency.ts';

export const efficiencyEs: Translated<typeof efficiencyMessages> = {
  'efficiency.tabs': 'Partes del ahorro de tokens',
  'efficiency.overview': 'Ahorro',
  'efficiency.phase7': 'Fase 7',
  'efficiency.saved': 'Ahorro medido',
  'efficiency.savedNote':
    'Lo que gastaron las preguntas del propio motor en los últimos días, recalculado con los ajustes actuales y comparado con todas las estrategias desactivadas.',
  'efficiency.settings': 'Ajustes',
  'efficiency.percent': 'Ahorro de tokens',
  'efficiency.monthly': 'Ahorro mensual',
  'efficiency.daily': 'Reducción diaria de tokens',
  'efficiency.basis': 'Preguntas recalculadas',
  'efficiency.basisHint': ({ avoided }) => `${avoided} ${avoided === '1' ? 'se omitió' : 'se omitieron'}`,
  'efficiency.basisDays': ({ days }) => `en ${days} ${days === '1' ? 'día' : 'días'}`,
  'efficiency.byStrategy': 'Ahorro por estrategia',
  'efficiency.byStrategyNote':
    'Cada una junto a las demás, tal como están. Una estrategia desactivada muestra lo que ahorraría.',
  'efficiency.would': ({ text }) => `ahorraría ${text}`,
  'efficiency.tokensPercent': ({ tokens, percent }) => `${tokens} tokens · ${percent}`,

  'efficiency.dialog': 'Ajustes del ahorro de tokens',
  'efficiency.dialogNote': 'Los cambios valen desde la próxima pregunta al modelo de lenguaje.',
  'efficiency.dialogTabs': 'Partes de los ajustes',
  'efficiency.strategies': 'Estrategias de ahorro',
  'efficiency.monitoring': 'Seguimiento',
  'efficiency.emergency': 'Controles de emergencia',
  'efficiency.master': 'Ahorro de tokens',
  'efficiency.masterHint':
    'Si está desactivado, no se usa ninguna estrategia. Cada estrategia conserva su propio ajuste.',
  'efficiency.updated': 'Ahorro actualizado',
  'efficiency.updatedText': ({ name, isOn }) => `${name}: ${isOn ? 'activado' : 'desactivado'}.`,
  'efficiency.updateFailed': 'No se pudo actualizar',
  'efficiency.updateFailedText': 'No se pudo actualizar el ahorro de tokens.',
  'efficiency.run': 'Ejecutar la simulación',
  'efficiency.ran': 'Simulación terminada',
  'efficiency.ranText': ({ questions }) =>
    questions === 0
      ? 'Todavía no hay preguntas registradas que recalcular.'
      : questions === 1
        ? 'Se recalculó 1 pregunta registrada.'
        : `Se recalcularon ${questions} preguntas registradas.`,
  'efficiency.runFailed': 'La simulación falló',
  'efficiency.runFailedText': 'No se pudieron recalcular las preguntas registradas. Inténtalo de nuevo.',
  'efficiency.rollBack': 'Restablecer ajustes seguros',
  'efficiency.rollBackText':
    'Activa las estrategias que nunca cambian una respuesta (caché de respuestas, proceso por lotes, reducción del contexto HTML, caché de plantillas) y desactiva todas las demás.',
  'efficiency.rolledBack': 'Ajustes seguros restablecidos',
  'efficiency.rolledBackText': 'Ya rigen los ajustes predeterminados seguros.',
  'efficiency.rollBackFailed': 'No se restablecieron',
  'efficiency.rollBackFailedText': 'No se pudieron restablecer los ajustes predeterminados seguros.',

  'efficiency.phase7Title': 'Eficiencia de tokens (Fase 7)',
  'efficiency.phase7Note': 'Cómo se presentan las páginas al modelo de lenguaje.',
  'efficiency.phase7Master': 'Eficiencia de tokens',
  'efficiency.tiles': 'Eficiencia de tokens',
  'efficiency.tokensSaved': 'Tokens ahorrados',
  'efficiency.perEvent': 'Tokens por evento (promedio)',
  'efficiency.templates': 'Plantillas en caché',
  'efficiency.status': 'Situación',
  'efficiency.active': 'Activada',
  'efficiency.inactive': 'Desactivada',
  'efficiency.figures': 'Cifras del ahorro',
  'efficiency.figuresNote':
    'Los rangos esperados son estimaciones; lo medido es la parte de todos los tokens de las preguntas recalculadas.',
  'efficiency.expected': 'Estimación',
  'efficiency.measured': 'Medido',
  'efficiency.what': 'Qué',
  'efficiency.htmlFigure': 'Reducción de HTML',
  'efficiency.promptFigure': 'Instrucciones más cortas',
  'efficiency.batchFigure': 'Proceso por lotes',

  'strategy.modelDowngrades': 'Cambio a un modelo menor',
  'strategy.modelDowngradesHint':
    'Un modelo más barato responde todo menos la lectura de páginas, y también las páginas cuando ya se usó el 70% de sus tokens. Solo actúa si hay un segundo modelo configurado.',
  'strategy.caching': 'Caché de respuestas',
  'strategy.cachingHint': 'La misma pregunta sobre el mismo texto se paga una sola vez en 60 días.',
  'strategy.throttling': 'Dosificación',
  'strategy.throttlingHint':
    'Reparte los tokens a lo largo del día: una cuarta parte de una vez, el resto hora por hora. Retrasa preguntas, no ahorra ninguna.',
  'strategy.earlyExit': 'Salida temprana',
  'strategy.earlyExitHint': 'Después de dos respuestas sin eventos, ya no se pregunta por el resto de la página.',
  'strategy.batchOptimization': 'Proceso por lotes',
  'strategy.batchOptimizationHint':
    'Pregunta por muchas partes de una página a la vez, para enviar las instrucciones una sola vez.',
  'strategy.aiQuietMode': 'Modo silencioso de IA',
  'strategy.aiQuietModeHint': 'Solo se pregunta al modelo por las páginas que ningún otro método puede leer.',
  'strategy.htmlReduction': 'Reducción del contexto HTML',
  'strategy.htmlReductionHint': 'Envía solo el texto cercano a fechas y horas, no todo el texto visible.',
  'strategy.progressiveEnhancement': 'Mejora progresiva',
  'strategy.progressiveEnhancementHint':
    'Primero lee la página de un evento sin el modelo, y solo pregunta donde la página dice poco.',
  'strategy.intelligentCaching': 'Caché de plantillas',
  'strategy.intelligentCachingHint': 'Lee las páginas con las reglas aprendidas de una respuesta anterior.',
};
