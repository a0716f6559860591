/**
 * Where a sign stands next in a text. It is searched only from behind the last one found: all searches together take linear time, and V8 finds a
 * character many times faster than a loop that looks at each.
 */
export class NextSign {
  private readonly sign: string;
  private at = -1;

  constructor(sign: string) {
    this.sign = sign;
  }

  /** For another text. */
  begin(): void {
    this.at = -1;
  }

  /** Its first offset from here on; the length of the text if there is none. */
  from(from: number, text: string): number {
    if (this.at >= from) return this.at;
    const at = text.indexOf(this.sign, from);
    this.at = at < 0 ? text.length : at;
    return this.at;
  }
}
