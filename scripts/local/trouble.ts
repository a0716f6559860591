import { messageOf } from '@marquee/kernel';

/** Messages of SQLite and the file system for a state that is corrupt or not writable. */
const BROKEN_STATE =
  /SQLITE_(?:CORRUPT|NOTADB|READONLY|FULL|CANTOPEN|IOERR|PERM)|database disk image is malformed|is not a database|readonly database|database or disk is full|unable to open database|disk I\/O error|no such (?:table|column)|\b(?:EACCES|ENOSPC|EROFS|ENOTDIR|EPERM)\b/i;

/** Whether a failure is caused by the local state; a slow machine or a stopped server is not. */
export function isBrokenState(reason: string): boolean {
  return BROKEN_STATE.test(reason);
}

/** The message for a start that cannot continue. */
export function brokenState(state: string, reason: string): string {
  return `The local state in ${state} cannot be used: ${reason.slice(0, 300)}\nCheck that the folder can be written; \`npm run reset\` forgets it and begins anew.`;
}

/** The messages of an error and of its causes, the deepest first: what a database client says of a failed query is only which query it was. */
export function reasonOf(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause !== undefined && cause !== null; cause = cause instanceof Error ? cause.cause : null)
    messages.unshift(messageOf(cause));
  return messages.join(' – ');
}
