export { type ModelReply, type ModelServer, startModelServer } from './model-server.ts';
