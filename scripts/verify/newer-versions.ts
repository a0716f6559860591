interface Found {
  current?: string;
  wanted: string;
  latest: string;
}

/** What `npm outdated --json` prints; a package that several of ours declare is a list. */
export type Outdated = Record<string, Found | Found[]>;

export interface Newer {
  sentence: string;
  /** There is no reason to stay. */
  isFault: boolean;
}

/** Packages that have a newer version, each with the reason to stay (`pins`). */
export function newerVersions(outdated: Outdated, pins: Readonly<Record<string, string>>): Newer[] {
  return Object.entries(outdated).flatMap(([name, found]) => {
    const { current, wanted, latest } = [found].flat()[0] ?? { wanted: '', latest: '' };
    const ours = current ?? wanted;
    if (ours === latest) return [];
    const reason = pins[name];
    return [
      {
        sentence: `${name} ${ours}, newest ${latest}: ${reason ?? 'no reason to stay'}`,
        isFault: reason === undefined,
      },
    ];
  });
}
