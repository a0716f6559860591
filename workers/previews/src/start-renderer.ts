import { initWasm } from '@resvg/resvg-wasm';

/** The renderer as WebAssembly: bytes, or what the bundler makes of the file. */
export type RendererFile = BufferSource | WebAssembly.Module;

let started: Promise<void> | undefined;

/** Starts the renderer once for an isolate: at the first picture, because it costs half a second. */
export function startRenderer(file: RendererFile): Promise<void> {
  started ??= initWasm(file);
  return started;
}
