/** A host, and every domain above it: a rule for one of them holds for the host. A port does not count. */
export function hostAndParents(host: string): string[] {
  const labels = bareHost(host).split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Whether a rule for `ruled` holds for `host`. */
export function isCovered(host: string, ruled: string): boolean {
  const bare = bareHost(host);
  return bare === ruled || bare.endsWith(`.${ruled}`);
}

/** Without port and final dot, in lower case. */
function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
