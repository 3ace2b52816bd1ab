/** Fails without the sites that `npm run e2e` makes and serves. */
export default function globalSetup(): void {
  if (!process.env.E2E_SITES) throw new Error('E2E_SITES is not set: start the tests with `npm run e2e`.');
}
