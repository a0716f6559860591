export { type ModelReply, type ModelServer, type SeenRequest, startModelServer } from './model-server.ts';
