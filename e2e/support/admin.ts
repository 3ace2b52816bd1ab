import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { wp } from './wp';

/** The cookies of a new session of the administrator. */
const adminCookies = (): Promise<{ name: string; value: string; path: string }[]> =>
  wp(
    `$user = get_user_by('login', 'admin'); $end = time() + 3600; $token = WP_Session_Tokens::get_instance($user->ID)->create($end);
     return [
       ['name' => LOGGED_IN_COOKIE, 'value' => wp_generate_auth_cookie($user->ID, $end, 'logged_in', $token), 'path' => '/'],
       ['name' => AUTH_COOKIE, 'value' => wp_generate_auth_cookie($user->ID, $end, 'auth', $token), 'path' => '/'],
     ];`,
  );

/** Requests a screen of the admin as the administrator, without a browser. @returns its HTML */
export async function adminHtml(request: APIRequestContext, path: string): Promise<string> {
  const cookie = (await adminCookies()).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  const response = await request.get(path, { headers: { cookie: cookie.join('; ') } });
  expect(response.status(), path).toBe(200);
  return response.text();
}

/** Logs the page's visitor in as the administrator, without the login form. */
export async function asAdmin(page: Page): Promise<void> {
  const cookies = await adminCookies();
  await page
    .context()
    .addCookies(
      cookies.map((cookie) => ({ ...cookie, domain: new URL(process.env.E2E_URL ?? '').hostname })),
    );
}

/** Logs in with the login form, as the administrator by default. */
export async function logIn(
  page: Page,
  name = 'admin',
  password = process.env.E2E_PASSWORD ?? '',
): Promise<void> {
  await page.goto('/wp-login.php');
  const nameField = page.getByLabel('Username or Email Address');
  const passwordField = page.getByLabel('Password', { exact: true });
  // After the page has loaded, its script focuses the first field. Text that is typed at that moment ends up there.
  await expect(async () => {
    await nameField.fill(name);
    await passwordField.fill(password);
    await expect(nameField).toHaveValue(name, { timeout: 500 });
    await expect(passwordField).toHaveValue(password, { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Log In' }).click();
  // The response has the cookies. No test needs the dashboard, which loads longer than any other page.
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' });
}
