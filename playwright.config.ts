import { defineConfig, devices } from '@playwright/test';

/**
 * Chromium loads the address bar's popups as pages of their own for every context, although a headless browser never
 * shows them: half of the time that a context costs (0.55 s of processor time with them, 0.28 s without).
 */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** Features that Playwright 1.x disables by default. They are repeated here, because only the last --disable-features flag applies. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of a context share one process, and no spare one is started: 8 % less processor time in 118 tests.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  `--disable-features=${[...PLAYWRIGHT_DISABLES, ...ADDRESS_BAR_POPUPS].join(',')}`,
  // Nothing but this machine can be reached, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND,EXCLUDE 127.0.0.1',
];

/** The sites that `npm run e2e` makes and serves, one for each worker. */
const SITES = JSON.parse(process.env.E2E_SITES ?? '[]') as {
  url: string;
  folder: string;
  password: string;
}[];

// Each worker reads this file after Playwright has set its number.
const site = SITES[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
if (site) {
  process.env.E2E_URL = site.url;
  process.env.E2E_SITE = site.folder;
  process.env.E2E_PASSWORD = site.password;
}

/**
 * Every test runs twice, without JavaScript and with it. Tags make exceptions: @js and @no-js tests run in one of the two
 * projects only. Each worker has a site of its own, which support/test.ts restores after a test has changed it.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env.E2E_FULL === '1' ? [] : ['**/*.full.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  workers: Math.max(1, SITES.length),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Long enough for a busy machine. A test that passes does not wait for either.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1366, height: 768 },
    baseURL: site?.url ?? '',
    // Recording slows every test down. To record one: `npm run e2e -- --trace=retain-on-failure --grep "…"`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: FLAGS },
  },
  projects: [
    { name: 'no-js', use: { javaScriptEnabled: false }, grepInvert: /@js\b/ },
    { name: 'js', grepInvert: /@no-js\b/ },
  ],
});
