/** Lines as a member of a gzip file. */
export async function packed(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([...lines]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
