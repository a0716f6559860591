/** Refusals that the engine notes as texts. */
export const ofAnswers = {
  'The rule for {host} was lifted.': 'Se levantó la regla de {host}.',
  'None of its pages could be read.': 'No se pudo leer ninguna de sus páginas.',
  'The limit of {n} images a day is reached; more can be made after midnight UTC.':
    'Se alcanzó el límite de {n} imágenes al día; se pueden hacer más después de la medianoche UTC.',
  'Only https addresses are called.': 'Solo se llama a direcciones https.',
  'Only http and https addresses are read, not {what}': 'Solo se leen direcciones http y https, no {what}',
  '"{text}" is not a web address.': '«{text}» no es una dirección web.',
} as const;
