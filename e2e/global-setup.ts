/** The journeys need a site that somebody serves; `npm run e2e` makes one. */
export default function globalSetup(): void {
  for (const name of ['E2E_URL', 'E2E_SITE', 'E2E_PASSWORD']) {
    if (!process.env[name]) throw new Error(`${name} is not set: start the journeys with \`npm run e2e\`.`);
  }
}
