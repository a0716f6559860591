export { citySitemap, sitemapPages } from './sitemaps.ts';
