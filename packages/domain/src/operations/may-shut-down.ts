import { typeOf } from './job-types.ts';

/** The running kinds of jobs that must not be interrupted: those that handle money. Everything else goes on after a restart (spec: ENT-050). */
export function mustFinish<K extends { kind: string }>(running: readonly K[]): K[] {
  return running.filter(({ kind }) => typeOf(kind).priority === 'critical');
}
