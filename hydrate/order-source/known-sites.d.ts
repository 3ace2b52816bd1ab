/** Alias of `php-render/src/OrderSource/lists.json`, which PHP uses too. */
declare module '@stallkeeper/source-lists' {
  type Named = Readonly<Record<string, readonly string[]>>;

  const lists: {
    engines: Named;
    specification: readonly { host: string; param: string; source: string }[];
    aliases: Named;
    assistants: Named;
    payments: readonly string[];
    clicks: Named;
  };
  export default lists;
}

/** Only the click IDs of ad networks from the same file. */
declare module '@stallkeeper/source-clicks' {
  const clicks: Readonly<Record<string, readonly string[]>>;
  export default clicks;
}
