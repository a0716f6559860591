import type { Plugin } from 'vite';
import { readAtlas } from '../maps/atlas.ts';
import { STATE_CODES } from '../maps/state-codes.ts';
import { stateMap } from '../maps/state-map.ts';

const STATES = new Set(STATE_CODES.values());

/**
 * The ground of the drawn map, `/map/SC.json` and so on: made of npm packages, so none of it is kept in the repository. Files of
 * their own, since one city's visitors need one state's.
 */
export function placeMaps(): Plugin {
  let atlas: ReturnType<typeof readAtlas> | null = null;
  const mapOf = (state: string) => {
    atlas ??= readAtlas();
    return JSON.stringify(stateMap(atlas, state));
  };
  return {
    name: 'place-maps',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const state of STATES) this.emitFile({ type: 'asset', fileName: `map/${state}.json`, source: mapOf(state) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, state = ''] = /^\/map\/([A-Z]{2})\.json(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (!STATES.has(state)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(mapOf(state));
      });
    },
  };
}
