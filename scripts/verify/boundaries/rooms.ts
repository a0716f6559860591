const SOURCES = 'packages/extraction/src/';

/**
 * The rooms of the extraction package, in order: each imports only those above it. The numbers that decide are above all that is weighed with them; what
 * decides with them is below the candidates. What is in no room (`extract.ts`, `cascade.ts`, `reading/`, `site/`) puts them together.
 */
const ROOMS = [
  'base',
  'decide/weights',
  'rules',
  'document',
  'candidates/values',
  'candidates/times',
  'candidates/days',
  'candidates/sighting.ts',
  'candidates/conditions',
  'candidates/pieces',
  'candidates/names',
  'candidates/places',
  'candidates/records',
  'decide/choice',
  'decide/one-event',
  'decide/doubt',
  'decide/moments',
  'formats',
  'finish',
  'model',
  'learned',
] as const;

/** Why one file of the extraction package must not import another; null if it may. */
export function roomFault(file: string, target: string): string | null {
  if (!file.startsWith(SOURCES) || !target.startsWith(SOURCES)) return null;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === null) return `${file}: is in no room of scripts/verify/boundaries/rooms.ts`;
  if (to === null || to <= from) return null;
  return `${file}: ${ROOMS[from] ?? 'a room'} must not import ${ROOMS[to] ?? 'what puts the rooms together'}`;
}

/** Its place in the order, `ROOMS.length` for what puts the rooms together; null for a folder that has no place. */
function roomOf(file: string): number | null {
  const path = file.slice(SOURCES.length);
  const room = ROOMS.findIndex((name) => path === name || path.startsWith(`${name}/`));
  if (room >= 0) return room;
  return /^(?:(?:reading|site)\/.+|[^/]+\.ts)$/.test(path) ? ROOMS.length : null;
}
