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
