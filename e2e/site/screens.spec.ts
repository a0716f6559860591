import { expect, test } from '../fixtures.ts';

const PLACE = 'city=Columbia&state=SC';

for (const format of ['Letter', 'A4'])
  test(`a week is one page of ${format}, and nothing of it is cut off [BEY-56]`, async ({ page }) => {
    for (const query of ['', '&q=jazz', '&lang=es']) {
      await page.goto(`/week?${PLACE}${query}`);
      const pdf = await page.pdf({ format, printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      const cut = await page.evaluate(() => {
        const sheet = document.querySelector('.sheet')?.getBoundingClientRect();
        const foot = document.querySelector('footer')?.getBoundingClientRect();
        if (!sheet || !foot) return ['no sheet'];
        return [...document.querySelectorAll('.days > *')]
          .filter((part) => {
            const { right, bottom } = part.getBoundingClientRect();
            return right > sheet.right || bottom > foot.top;
          })
          .map((part) => part.textContent);
      });
      expect(cut).toEqual([]);
    }
  });

test('a board shows the events of the day and reads on its own [BEY-56]', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`/tonight?${PLACE}`);
  const shown = page.locator('.slide.on h2');
  await expect(shown).toHaveCount(1);
  await expect(page.locator('.state')).toContainText('Updated');
  const before = await shown.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveText(before);
  // Readable from meters away: 1/25 of the height, and nothing runs over the edge.
  const size = await shown.evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeGreaterThan(60);
  const slides = await page.evaluate(() =>
    [...document.querySelectorAll('.slide')].map((slide) => {
      const words = slide.querySelector('.words');
      return words ? words.scrollHeight <= slide.clientHeight && slide.scrollWidth <= slide.clientWidth : false;
    }),
  );
  expect(slides).not.toContain(false);
});
