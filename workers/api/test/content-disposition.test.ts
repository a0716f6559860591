import { describe, expect, it } from 'vitest';
import { contentDisposition } from '../src/content-disposition.ts';

describe('the name of a file to be saved', () => {
  it.each([
    ['events.csv', 'attachment; filename="events.csv"'],
    ['my events.csv', 'attachment; filename="my events.csv"'],
    ['naïve.csv', `attachment; filename="na_ve.csv"; filename*=UTF-8''na%C3%AFve.csv`],
    ['100%.csv', `attachment; filename="100_.csv"; filename*=UTF-8''100%25.csv`],
    ["O'Hara (1).csv", 'attachment; filename="O\'Hara (1).csv"'],
    ['"; filename="evil.exe', 'attachment; filename="-; filename=-evil.exe"'],
    ['../../etc/passwd', 'attachment; filename="-..-etc-passwd"'],
    ['C:\\evil.bat', 'attachment; filename="C--evil.bat"'],
    ['.htaccess', 'attachment; filename="htaccess"'],
    ['a\r\nset-cookie: x.csv', 'attachment; filename="aset-cookie- x.csv"'],
    ['cod\u202evsc.exe', 'attachment; filename="codvsc.exe"'],
    ['\ud800', 'attachment; filename="_"; filename*=UTF-8\'\'%EF%BF%BD'],
    ['...', 'attachment; filename="download"'],
  ])('%j becomes %j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
    expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
  });
});
