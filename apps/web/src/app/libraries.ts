/**
 * What the site takes from libraries before its first page. It is a file of its own, which the page names before the site's code
 * (scripts/deploy/first-files.ts): two short tasks at the start instead of one long one.
 */
export { createRoot } from 'react-dom/client';
