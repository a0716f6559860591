interface Env {
  /** The API Worker, by service binding (wrangler.toml beside this folder). */
  API?: Fetcher;
}

/**
 * The one function of the Pages project: hands a request to the API Worker as it is, so that site and API share an origin.
 * `_routes.json`, which the build writes, decides which paths come here; all others are files and cost no call.
 */
export const onRequest: PagesFunction<Env> = ({ request, env }) => (env.API ? env.API.fetch(request) : noApi());

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
