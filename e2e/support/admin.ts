import type { Page } from '@playwright/test';
import { wp } from './wp';

/** Signs the page's visitor in as the administrator, without a way through the form. */
export async function asAdmin(page: Page): Promise<void> {
  const cookies = await wp<{ name: string; value: string; path: string }[]>(
    `$user = get_user_by('login', 'admin'); $end = time() + 3600; $token = WP_Session_Tokens::get_instance($user->ID)->create($end);
     return [['name' => LOGGED_IN_COOKIE, 'value' => wp_generate_auth_cookie($user->ID, $end, 'logged_in', $token), 'path' => '/']];`,
  );
  await page
    .context()
    .addCookies(
      cookies.map((cookie) => ({ ...cookie, domain: new URL(process.env.E2E_URL ?? '').hostname })),
    );
}
