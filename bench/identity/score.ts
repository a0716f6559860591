/** Pairs of members that stand together by prediction, by truth, and by both, from how often each pair of names occurs. */
export function pairwise(members: ReadonlyArray<{ predicted: string; truth: string }>) {
  const count = (nameOf: (member: { predicted: string; truth: string }) => string) => {
    const sizes = new Map<string, number>();
    for (const member of members) sizes.set(nameOf(member), (sizes.get(nameOf(member)) ?? 0) + 1);
    return [...sizes.values()].reduce((pairs, size) => pairs + (size * (size - 1)) / 2, 0);
  };
  const both = count(({ predicted, truth }) => JSON.stringify([predicted, truth]));
  const predicted = count((member) => member.predicted);
  const truth = count((member) => member.truth);
  return { pairs: truth, precision: share(both, predicted), recall: share(both, truth) };
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000);
