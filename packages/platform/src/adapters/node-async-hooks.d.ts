/** What we use of Node's async hooks, which workerd has too (`nodejs_compat`); Node's own types would clash with the Workers'. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<T> {
    getStore(): T | undefined;
    run<R>(store: T, work: () => R): R;
  }
}
