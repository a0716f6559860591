import { words } from '../define.ts';

/** Fields of an input that are refused. */
// biome-ignore format: a message is one line, with both languages side by side.
export const inputWords = words({
  'input.missing': ['{field} is missing.', 'Falta {field}.'],
  'input.empty': ['{field} must not be empty.', '{field} no puede quedar vacío.'],
  'input.tooShort': ['{field} must have at least {n} characters.', '{field} debe tener al menos {n} caracteres.'],
  'input.tooLong': ['{field} may have at most {n} characters.', '{field} puede tener {n} caracteres como máximo.'],
  'input.atLeast': ['{field} must be at least {n}.', '{field} debe ser {n} o más.'],
  'input.atMost': ['{field} must be at most {n}.', '{field} debe ser {n} como máximo.'],
  'input.oneOf': ['{field} must be one of {values}.', '{field} debe ser uno de {values}.'],
  'input.mustSayWhy': ['{field} must say why.', 'Escribe por qué ({field}).'],
  'input.malformed': ['{field} is malformed.', '{field} no tiene la forma correcta.'],
  'input.moreThan': ['{field} must be more than {n}.', '{field} debe ser más de {n}.'],
  'input.mustBe': ['{field} must be {what}.', '{field} debe ser {what}.'],
  'input.kind.string': ['a text', 'un texto'],
  'input.kind.number': ['a number', 'un número'],
  'input.kind.int': ['a whole number', 'un número entero'],
  'input.kind.boolean': ['true or false', 'verdadero o falso'],
  'input.kind.array': ['a list', 'una lista'],
  'input.kind.object': ['an object', 'un objeto'],
});
