interface Context {
  request: Request;
  /** API: the API Worker, by service binding (wrangler.toml beside this folder). */
  env: { API?: { fetch(request: Request): Promise<Response> } };
}

/**
 * The one function of the Pages project: hands a request to the API Worker as it is, so that site and API share an origin.
 * `_routes.json`, which the build writes, decides which paths come here; all others are files and cost no call.
 */
export function onRequest({ request, env }: Context): Promise<Response> | Response {
  return env.API ? env.API.fetch(request) : noApi();
}

function noApi(): Response {
  const problem = {
    type: '/api/docs#problem-not-available',
    title: 'Not available',
    status: 503,
    detail: 'The Pages project has no service binding named API to the Worker marquee-api. See docs/operations.md.',
  };
  return Response.json(problem, {
    status: 503,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '60' },
  });
}
