import { expect, heading, openListing, signInAs, test } from '../fixtures.ts';

test('a visitor chooses Spanish in the footer, and keeps it until English is chosen', async ({ page }) => {
  await openListing(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click();
  await expect(heading(page, 'Experiencias selectas')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  // The document that the server sends is Spanish already.
  expect(await (await page.request.get('/cities')).text()).toContain('<html lang="es">');
  await page.getByRole('link', { name: 'Ciudades' }).click();
  await expect(heading(page, 'Nuestra red no deja de crecer')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Nuestra red no deja de crecer')).toBeVisible();
  // With a place in the page in the address, too.
  await page.goto('/cities#content');
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(heading(page, 'Our Growing Network')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a shared address names its language; the choice goes before it from then on', async ({ page }) => {
  await page.goto('/about?lang=es');
  await expect(heading(page, 'Acerca de Marquee')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(heading(page, 'About')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });
  test('gets the site in Spanish and the console in English', async ({ page }) => {
    await openListing(page);
    await expect(heading(page, 'Experiencias selectas')).toBeVisible();
    await signInAs(page, 'admin', new URL(page.url()).origin);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Skip to the panel' })).toBeAttached();
    await expect(page.locator('body')).not.toContainText(/sesión|Cerrar|Cargando|eventos/);
  });
});
