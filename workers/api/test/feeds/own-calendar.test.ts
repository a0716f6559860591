import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';

const PAGE = 'https://calendar.example.org/private-4711/basic.ics';
const ICS = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261205T000000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n';

let api: Api;
let cookie: string;
beforeEach(async () => {
  api = await startApi();
  ({ cookie } = await signUp(api));
});

const read = (address: string, given: object = {}) =>
  api.raw(`${SITE}/api/own-calendar`, asking({ cookie, body: { address, agrees: true, ...given } }));

describe('POST /api/own-calendar [BEY-55]', () => {
  it('gives the calendar to who asked, and keeps nothing of it', async () => {
    api.outside.web.put(PAGE, { headers: { 'content-type': 'text/calendar' }, body: ICS });
    const response = await read(PAGE);
    expect(response.status, await response.clone().text()).toBe(200);
    expect((await response.json<{ text: string }>()).text.replaceAll('\r\n', '\n')).toBe(ICS.replaceAll('\r\n', '\n'));
    expect(response.headers.get('cache-control')).toContain('no-store');
    const tables = await api.db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
    for (const { name } of tables.filter(
      (table) => !/^(?:sqlite_|_cf|d1_)|search|_fts|_idx|_data|_docsize|_config|_content/.test(table.name),
    )) {
      const rows = await api.db.all(`SELECT * FROM "${name}" LIMIT 200`);
      expect(JSON.stringify(rows), name).not.toMatch(/private-4711|VCALENDAR/);
    }
  });

  it.each([
    ['a page that is no calendar', PAGE, 'text/html', '<html>secret</html>'],
    ['an address in a private network', 'https://127.0.0.1/x.ics', 'text/calendar', ICS],
    ['a site that is not there', 'https://nowhere.example.org/x.ics', null, ''],
  ])('refuses %s in a sentence, and gives nothing of it', async (_, address, type, body) => {
    if (type !== null && address === PAGE) api.outside.web.put(PAGE, { headers: { 'content-type': type }, body });
    const response = await read(address);
    expect(response.status).toBe(422);
    expect(await response.text()).not.toMatch(/secret|VCALENDAR/);
  });

  it('needs consent, an https address and an account, and only so often', async () => {
    expect((await read(PAGE, { agrees: false })).status).toBe(400);
    expect((await read('http://calendar.example.org/x.ics')).status).toBe(400);
    expect((await api.raw(`${SITE}/api/own-calendar`, asking({ body: { address: PAGE, agrees: true } }))).status).toBe(
      401,
    );
    api.outside.web.put(PAGE, { headers: { 'content-type': 'text/calendar' }, body: ICS });
    const statuses = [];
    for (let n = 0; n < 21; n++) statuses.push((await read('https://127.0.0.1/x.ics')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
