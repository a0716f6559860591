/** What we use of Node's crypto, which workerd has too (`nodejs_compat`); Node's own types would clash with the Workers'. */
declare module 'node:crypto' {
  interface ScryptOptions {
    N: number;
    r: number;
    p: number;
    maxmem?: number;
  }
  export function scrypt(
    password: string,
    salt: Uint8Array,
    keylen: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean;
}
