import { type ImageAnswer, type ImageModel, ModelRefusal, type ModelRefusalReason } from '@marquee/kernel';

/** A PNG with that size in its header and a whole structure. Its data is noise of the seed: enough bytes that it is not one color. */
export function pngOf(width: number, height: number, seed = '', dataBytes = Math.ceil(width * height * 0.02)) {
  const data = new Uint8Array(Math.min(dataBytes, 2_000_000));
  for (let at = 0; at < data.length; at += 1)
    data[at] = (at * 31 + seed.charCodeAt(at % (seed.length || 1) || 0)) & 0xff;
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 2, 0, 0, 0], 8);
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', new TextEncoder().encode(seed)),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** As the drawing Worker draws: one picture for each subject. */
export const drawnPng = (subject: string) => pngOf(320, 200, subject);

/** Checksums are left out: no reader of ours looks at them. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  new DataView(bytes.buffer).setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** An image model that makes another picture for each prompt, or refuses. Null: none is configured. */
export function fakeImageModel(
  name: string | null,
  refusal: ModelRefusalReason | null = null,
): ImageModel & { prompts: string[] } {
  const prompts: string[] = [];
  return {
    name,
    prompts,
    mostTokens: 2_500,
    costOf: (promptTokens, answerTokens) => promptTokens * 5 + answerTokens * 40,
    draw({ prompt }): Promise<ImageAnswer> {
      prompts.push(prompt);
      if (refusal) return Promise.reject(new ModelRefusal(refusal, `refused: ${refusal}`));
      const bytes = pngOf(640, 400, `${prompt} ${prompts.length}`);
      const usage = { promptTokens: 100, answerTokens: 1_500, costMicroDollars: 60_500 };
      return Promise.resolve({ bytes, contentType: 'image/png', usage, requestId: null });
    },
  };
}
