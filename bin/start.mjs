import { join } from 'node:path';
import { databaseUrl } from './lib/database-url.mjs';
import { isReachable } from './lib/download.mjs';
import { folderOf, mustHaveTheme } from './lib/folders.mjs';
import { WOOCOMMERCE } from './lib/latest.mjs';
import { holder, take } from './lib/lock.mjs';
import { startOptions } from './lib/options.mjs';
import { build, composerPackages, nodePackages } from './lib/packages.mjs';
import { SITES } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { Fail, say } from './lib/say.mjs';
import { portMustBeFree, serve } from './lib/server.mjs';
import { givenWooCommerce, shopLine } from './lib/shop.mjs';
import { mustBeSame } from './lib/site-identity.mjs';
import { planSite } from './lib/site-plan.mjs';
import { readSite } from './lib/site-record.mjs';
import { site } from './lib/site.mjs';
import { systemPackages } from './lib/system.mjs';
import { wordpress } from './lib/wordpress.mjs';

await main(async () => {
  const options = startOptions(process.argv.slice(2));
  const given = {
    wordpress: folderOf('WORDPRESS', 'wp-includes/version.php'),
    woocommerce: givenWooCommerce(),
    database: databaseUrl(process.env.DATABASE_URL),
  };
  if ([options.woocommerce, options.standIn, given.woocommerce !== null].filter(Boolean).length > 1)
    throw new Fail('Use only one of --woocommerce, --stand-in and WOOCOMMERCE.');
  mustHaveTheme();
  const url = `http://127.0.0.1:${options.port}`;
  if (options.serve) await portMustBeFree(options.port, options.host);
  reserve(options.site);

  say('Stallkeeper');
  const { site: name, reset } = options;
  const made = readSite(name);
  // Refuse before packages are installed. A WooCommerce is compared later, because it may have to be unpacked.
  if (made !== null && !reset)
    mustBeSame(name, made, { wordpress: given.wordpress, database: given.database });
  await systemPackages({
    mysql: Boolean(given.database ?? made?.database),
    install: options.system,
    ask: !options.yes,
  });
  const willMake = made === null || reset;
  const isUndecided = made === null && !options.standIn && given.woocommerce === null;
  const fetched = options.woocommerce || (isUndecided && (await canFetchWooCommerce()));
  const plan = await planSite({ name, reset, fetched, standIn: options.standIn }, made, given);
  await Promise.all([
    nodePackages().then(build),
    composerPackages(),
    willMake && plan.wordpress === null && wordpress(),
  ]);
  const { folder, password } = await site({ name, url, reset, ...plan });
  say(`Shop: ${shopLine(plan.shop)}`);
  if (!options.serve) {
    say(`The site is ready. To serve it, run npm start -- --site ${name}.`);
    return 0;
  }
  const server = await serve(folder, options.port, { host: options.host });
  say(`ready ${url}`);
  say(`admin ${url}/wp-admin/ (user admin, password ${password})`);
  const code = await server.gone;
  throw new Fail(`PHP's server stopped unexpectedly (${code ?? 'killed'}).`);
});

/** Whether the plugin directory can be reached: a new site gets the current WooCommerce from there. */
async function canFetchWooCommerce() {
  const { host } = new URL(WOOCOMMERCE);
  if (await isReachable(WOOCOMMERCE)) {
    say(
      `The site gets the current WooCommerce from ${host}, which is downloaded once (--stand-in skips this).`,
    );
    return true;
  }
  say(`${host} cannot be reached, so the site gets the stand-in shop instead of WooCommerce.`);
  return false;
}

/** Only one server per site, because the site's settings contain its address. */
function reserve(name) {
  const file = join(SITES, `${name}.lock`);
  if (take(file) === null)
    throw new Fail(
      `The site ${name} is in use by process ${holder(file)}: stop it first, or create another site with --site NAME.`,
    );
}
