interface Found {
  current?: string;
  wanted: string;
  latest: string;
}

/** What `npm outdated --json` prints; a package that several of ours declare is a list. */
export type Outdated = Record<string, Found | Found[]>;

/** Why a package is not the newest (`pins`), and why it is not even the last patch of its own minor version (`patches`). */
export interface Reasons {
  pins: Readonly<Record<string, string>>;
  patches: Readonly<Record<string, string>>;
}

export interface Newer {
  sentence: string;
  /** There is no reason to stay. */
  isFault: boolean;
}

/**
 * Packages that have a newer version, each with the reason to stay. A reason to stay behind the newest is none to stay behind the last patch,
 * which mends what we have.
 *
 * @param versionsOf every version of a package that the registry has; asked only for those with a reason to stay behind the newest
 */
export function newerVersions(
  outdated: Outdated,
  { pins, patches }: Reasons,
  versionsOf: (name: string) => readonly string[],
): Newer[] {
  return Object.entries(outdated).flatMap(([name, found]) => {
    const { current, wanted, latest } = [found].flat()[0] ?? { wanted: '', latest: '' };
    const ours = current ?? wanted;
    if (ours === latest) return [];
    const reason = pins[name];
    const behind = {
      sentence: `${name} ${ours}, newest ${latest}: ${reason ?? 'no reason to stay'}`,
      isFault: reason === undefined,
    };
    if (reason === undefined) return [behind];
    const patch = lastPatch(ours, versionsOf(name));
    if (patch === null) return [behind];
    const why = patches[name];
    return [
      behind,
      { sentence: `${name} ${ours}, last patch ${patch}: ${why ?? 'no reason to stay'}`, isFault: why === undefined },
    ];
  });
}

/** The last version with the same major and minor number, or null if ours is the last. A version under test counts for nobody. */
function lastPatch(ours: string, versions: readonly string[]): string | null {
  const [major, minor, patch = 0] = ours.split(/[.-]/).map(Number);
  const later = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .map((version) => version.split('.').map(Number))
    .filter((each) => each[0] === major && each[1] === minor && (each[2] ?? 0) > patch)
    .toSorted((a, b) => (b[2] ?? 0) - (a[2] ?? 0))[0];
  return later?.join('.') ?? null;
}
