import { execFileSync } from 'node:child_process';
import { at } from './layout.ts';

export interface Version {
  /** The commit, short; with `-changed` when files differ from it. */
  text: string;
  /** The commit in full, or null outside a git clone. */
  commit: string | null;
}

/** The version to deploy; /api/health reports it. */
export function versionOf(): Version {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: at('.'), encoding: 'utf8', stdio: 'pipe' }).trim();
    const commit = git('rev-parse', 'HEAD');
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return { text: `${git('rev-parse', '--short=9', 'HEAD')}${changed ? '-changed' : ''}`, commit };
  } catch {
    return { text: 'without-git', commit: null };
  }
}
