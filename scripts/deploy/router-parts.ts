import type { Plugin } from 'vite';

const ROUTER_FILE = /\/react-router\/dist\/production\/lib\/.+\.js$/;
const NAMING = /^\w+\.displayName = .*$/gm;
const MAKING = /= (React\$1\.(?:forwardRef|createContext|memo)\()/g;

/**
 * Lets a build leave out what the site does not use of the router: forms, fetchers, scroll places and fetching ahead of its framework, four
 * kilobytes of the first page. Names for React's developer tools, set on each component, keep them all otherwise. The build fails if a version
 * of the router no longer sets them: then this file can go.
 */
export function unusedRouterParts(): Plugin {
  let found = 0;
  return {
    name: 'unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!ROUTER_FILE.test(id)) return null;
      found += code.match(NAMING)?.length ?? 0;
      return { code: code.replace(NAMING, '').replace(MAKING, '= /* @__PURE__ */ $1'), map: null };
    },
    buildEnd(error) {
      if (!error && found === 0) throw new Error('No part of react-router is named: unused-router-parts has no work');
    },
  };
}
