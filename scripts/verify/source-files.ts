import { execFileSync } from 'node:child_process';

/** Files that git knows or would take, relative to the root, with `/`. */
export function repositoryFiles(root: string): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list.split('\0').filter(Boolean);
}
