interface Context {
  request: Request;
  env: {
    /** The API Worker, by service binding (wrangler.toml beside this folder). */
    API?: { fetch(request: Request): Promise<Response> };
    /** The same Worker's entry point that draws pages (workers/api/src/site.ts). */
    SITE?: { draw(request: Request, shell: string): Promise<Response> };
    /** The files of this deployment. */
    ASSETS: { fetch(url: URL): Promise<Response> };
  };
}

/**
 * The one function of the Pages project: hands a request to the API Worker, so that site and API share an origin, and with it, for
 * a page, the index.html of this deployment. `_routes.json`, which the build writes, decides which paths come here; all others are
 * files and cost no call.
 */
export async function onRequest({ request, env }: Context): Promise<Response> {
  const { API, SITE, ASSETS } = env;
  if (!API) return missing('API');
  const url = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || /^\/(?:api|media|previews)\//.test(url.pathname)) return API.fetch(request);
  if (!SITE) return missing('SITE');
  const shell = await ASSETS.fetch(new URL('/', url));
  try {
    return await SITE.draw(request, await shell.text());
  } catch {
    // The application reports what fails, and may succeed a moment later.
    return ASSETS.fetch(new URL('/', url));
  }
}

function missing(name: string): Response {
  const problem = {
    type: '/api/docs#problem-not-available',
    title: 'Not available',
    status: 503,
    detail: `The Pages project has no service binding named ${name} to the Worker marquee-api. See docs/operations.md.`,
  };
  return Response.json(problem, {
    status: 503,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', 'retry-after': '60' },
  });
}
