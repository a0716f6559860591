import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The model's behavior for a question. */
export type ModelReply =
  | { kind: 'answer'; json: unknown; tokens?: [prompt: number, answer: number] }
  /** Text that is no JSON, or anything else as the message's content. */
  | { kind: 'text'; text: string }
  /** A message as it stands, such as one with calls of tools. */
  | { kind: 'message'; message: object }
  | { kind: 'cut-off' }
  | { kind: 'refusal' }
  | { kind: 'no-usage' }
  | { kind: 'not-json' }
  | { kind: 'rate-limited'; retryAfterSeconds?: number }
  | { kind: 'quota' }
  | { kind: 'status'; status: number; message?: string }
  /** Says nothing, or begins and then says no more. */
  | { kind: 'silent' }
  | { kind: 'stalls' }
  | { kind: 'endless' }
  | { kind: 'hang-up' };

interface SeenRequest {
  authorization: string | undefined;
  path: string | undefined;
  body: {
    model: string;
    messages: Array<{ role: string; content: string }>;
    response_format: { type: string; json_schema: { name: string; strict: boolean; schema: unknown } };
    max_completion_tokens: number;
    reasoning_effort?: string;
  };
}

export interface ModelServer {
  /** For `OPENAI_BASE_URL`. */
  baseUrl: string;
  seen: SeenRequest[];
  /** Applies from the next question on; a function receives the question. */
  reply(next: ModelReply | ((request: SeenRequest) => ModelReply)): void;
  stop(): Promise<void>;
}

/** A server on loopback that has the shape of the OpenAI API (`POST /v1/chat/completions`). */
export async function startModelServer(): Promise<ModelServer> {
  let next: ModelReply | ((request: SeenRequest) => ModelReply) = { kind: 'answer', json: {} };
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void readRequest(request).then((question) => {
      seen.push(question);
      send(response, typeof next === 'function' ? next(question) : next, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    seen,
    reply: (reply) => {
      next = reply;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as SeenRequest['body'];
  return { authorization: request.headers.authorization, path: request.url, body };
}

function send(response: ServerResponse, reply: ModelReply, count: number): void {
  const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': `req_${count}`, ...headers });
    response.end(JSON.stringify(body));
  };
  const fault = (status: number, message: string, code: string | null, headers?: Record<string, string>) =>
    json(status, { error: { message, type: code ?? 'server_error', code, param: null } }, headers);
  switch (reply.kind) {
    case 'answer':
      return json(200, completion(JSON.stringify(reply.json), { tokens: reply.tokens ?? [100, 20] }));
    case 'text':
      return json(200, completion(reply.text));
    case 'message':
      return json(200, completion(null, { message: reply.message }));
    case 'cut-off':
      return json(200, completion('{"events":[{"ti', { finish: 'length' }));
    case 'refusal':
      return json(200, completion(null, { refusal: 'I cannot help with that.' }));
    case 'no-usage':
      return json(200, { ...completion('{}'), usage: undefined });
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' });
      return void response.end('<html>a proxy says hello</html>');
    case 'rate-limited': {
      const wait = reply.retryAfterSeconds;
      const headers: Record<string, string> = wait === undefined ? {} : { 'retry-after': String(wait) };
      return fault(429, 'Rate limit reached for requests', 'rate_limit_exceeded', headers);
    }
    case 'quota':
      return fault(429, 'You exceeded your current quota, please check your plan.', 'insufficient_quota');
    case 'status':
      return fault(reply.status, reply.message ?? 'Something went wrong', null);
    case 'silent':
      return;
    case 'stalls':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.write('{"id":');
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' });
      return flood(response);
    case 'hang-up':
      return void response.destroy();
  }
}

function flood(response: ServerResponse): void {
  const block = ' '.repeat(65_536);
  const push = () => {
    while (!response.destroyed && response.write(block));
  };
  response.on('drain', push);
  push();
}

interface Completed {
  tokens?: [prompt: number, answer: number];
  finish?: string;
  refusal?: string;
  message?: object;
}

function completion(
  content: string | null,
  { tokens: [prompt, answer] = [100, 20], finish = 'stop', refusal, message }: Completed = {},
) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'stub',
    choices: [
      {
        index: 0,
        finish_reason: finish,
        logprobs: null,
        message: { role: 'assistant', content, refusal: refusal ?? null, ...message },
      },
    ],
    usage: { prompt_tokens: prompt, completion_tokens: answer, total_tokens: prompt + answer },
  };
}
