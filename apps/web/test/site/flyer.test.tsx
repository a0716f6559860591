import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPicture } from '../../src/flyer-reading/open-picture.ts';
import { refused } from '../harness/api.ts';
import { expectSound, page, says, see } from '../harness/look.ts';
import { openSite } from '../harness/site.tsx';

const form = () => page.getByRole('form', { name: 'An event' });
const chosen = () => form().getByLabelText('Choose or photograph a flyer');
const lit = () =>
  page
    .css('figure g')
    .elements()
    .filter((box) => /lit/.test(box.getAttribute('class') ?? ''));
const choose = (file: File) => userEvent.upload(chosen(), file);

/** Drops a file beside the form. Gives whether the browser would have opened it in the place of the page. */
function drop(file: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  return document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** A flyer as a picture, each line with the size of its type. */
async function flyerOf(lines: ReadonlyArray<readonly [text: string, size: number]>): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [900, 1_200];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fdf0d5';
  context.fillRect(0, 0, 900, 1_200);
  context.fillStyle = '#3a0d12';
  let y = 60;
  for (const [text, size] of lines) {
    y += size * 1.5;
    context.font = `${size}px sans-serif`;
    context.fillText(text, 60, y);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? ''], 'flyer.png', { type: 'image/png' });
}

test('a flyer fills in the form, shows where each value stands, and is sent with what a person corrected [BEY-49]', {
  tags: ['deep'],
}, async () => {
  const site = openSite('/submit', { submitEvent: { success: true } });
  await form().getByLabelText('Venue').fill('My own words');
  await choose(
    await flyerOf([
      ['Riverbank Blues', 96],
      ['Saturday, March 13, 2027', 50],
      ['Doors 7 PM / Show 8 PM', 44],
      ['Nickelodeon Theatre', 46],
      ['1607 Main Street, Columbia, SC', 30],
      ['Tickets $12', 40],
    ]),
  );
  await see(form().getByLabelText('Title'), { timeout: 50_000 }).toHaveValue('Riverbank Blues');
  await see(form().getByLabelText('Day', { exact: true })).toHaveValue('2027-03-13');
  await see(form().getByLabelText('Begins at')).toHaveValue('20:00');
  await see(form().getByLabelText('Price')).toHaveValue('$12');
  await see(form().getByLabelText('Venue')).toHaveValue('My own words');
  await says(form(), 'On the flyer: “Nickelodeon Theatre”');
  await expectSound();
  await form().getByLabelText('Title').click();
  expect(lit()).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await see(form().getByLabelText('Day', { exact: true })).toHaveFocus();
  const [box] = lit();
  expect(box?.getAttribute('transform')).toMatch(/^rotate\(/);
  await form().getByLabelText('Title').fill('Riverbank Blues Night');
  await form().getByLabelText('Your email address').fill('ann@example.org');
  await form().getByRole('button', { name: 'Send' }).click();
  await see(page.getByRole('status').filter({ hasText: 'Thank You' })).toBeVisible();
  const body = site.api.calls('submitEvent')[0]?.body as Record<string, string>;
  expect(body).toMatchObject({ title: 'Riverbank Blues Night', day: '2027-03-13', venue: 'My own words', state: 'SC' });
  // A JPEG, within what the server takes.
  expect(body.flyer?.slice(0, 3)).toBe('/9j');
  expect((body.flyer?.length ?? 0) * 0.75).toBeLessThan(170_100);
});

test('what is no picture, or too small, is refused in words, and what was typed stays [BEY-49]', async () => {
  const site = openSite('/submit', { fetchFlyer: refused(422, 'This address is inside a private network.') });
  const trouble = () => form().getByRole('alert');
  await form().getByLabelText('Title').fill('Porch Concert');
  await choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'flyer.png', { type: 'image/png' }));
  await says(trouble(), 'This file is no picture that we can read.');
  await choose(new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], 'cut.jpg', { type: 'image/jpeg' }));
  await says(trouble(), 'Your browser cannot open this picture.');
  await choose(new File([new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic')], 'IMG_1.HEIC'));
  await says(trouble(), 'This is a HEIC photo, which your browser cannot open.');
  expect(drop(new File([new Uint8Array(25_000_001)], 'huge.jpg', { type: 'image/jpeg' }))).toBe(false);
  await says(trouble(), 'This picture is too large.');
  await form().getByLabelText('Or the address of a picture').fill('http://10.0.0.1/flyer.jpg');
  await form().getByRole('button', { name: 'Read it' }).click();
  await says(trouble(), 'This address is inside a private network.');
  expect(site.api.calls('fetchFlyer').map(({ body }) => body)).toEqual([{ url: 'http://10.0.0.1/flyer.jpg' }]);
  await see(form().getByLabelText('Title')).toHaveValue('Porch Concert');
  await expectSound();
});

test('a photo of twelve million pixels that the camera holds sideways is opened upright, small and without its notes [BEY-49]', async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4_032, 3_024];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 4_032, 3_024);
  context.fillStyle = '#000';
  context.fillRect(0, 0, 4_032, 1_512);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.95);
  });
  const photo = new Blob([SOI, SIDEWAYS, (blob ?? new Blob()).slice(2)], { type: 'image/jpeg' });
  const { pixels, jpeg } = await openPicture(photo, 170_000);
  expect([pixels.width, pixels.height]).toEqual([1_200, 1_600]);
  // Black was above, and is on the right once the photo is turned.
  const at = (x: number, y: number) => pixels.data[(y * pixels.width + x) * 4];
  expect([at(1_100, 800), at(100, 800)]).toEqual([0, 255]);
  expect(jpeg.size).toBeLessThan(170_000);
  expect(new TextDecoder('latin1').decode(await jpeg.arrayBuffer())).not.toContain('Exif');
});

const SOI = Uint8Array.from([0xff, 0xd8]);
/** An APP1 segment with one entry: orientation 6, to be turned clockwise (Exif 2.3, 4.6.4). */
const SIDEWAYS = Uint8Array.from(
  `\xff\xe1\0\x22Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0`,
  (sign) => sign.charCodeAt(0),
);
