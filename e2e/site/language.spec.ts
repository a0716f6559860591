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
  test('gets the site and the console in Spanish, and English when it is chosen in the console [BEY-36]', async ({
    page,
  }) => {
    await openListing(page);
    await expect(heading(page, 'Experiencias selectas')).toBeVisible();
    await signInAs(page, 'admin', new URL(page.url()).origin);
    await page.goto('/admin/audit-log');
    await expect(page.getByRole('heading', { level: 1, name: 'Registro de cambios' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    const choice = page.getByRole('group', { name: 'Idioma' });
    await expect(choice.getByRole('button', { name: 'Español' })).toHaveAttribute('aria-pressed', 'true');
    await choice.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('gets the whole console in English if its Spanish cannot be loaded, and the site in Spanish', async ({
    page,
  }) => {
    await openListing(page);
    await signInAs(page, 'admin', new URL(page.url()).origin);
    await page.route(/console-es/, (route) => route.abort());
    await page.goto('/admin/audit-log');
    await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Skip to the panel' })).toBeAttached();
    await expect(page.locator('body')).not.toContainText(/sesión|Cerrar|Cargando|eventos/);
    await page.getByRole('link', { name: 'Back to the site' }).click();
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Español' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
