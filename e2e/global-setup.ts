/** Fails without the site that `npm run e2e` makes and serves. */
export default function globalSetup(): void {
  for (const name of ['E2E_URL', 'E2E_SITE', 'E2E_PASSWORD']) {
    if (!process.env[name]) throw new Error(`${name} is not set: start the tests with \`npm run e2e\`.`);
  }
}
