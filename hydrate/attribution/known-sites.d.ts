/** `php-render/src/Attribution/lists.json`, by the names that the build knows it by: one list for both languages. */
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

/** Its ad clicks only. */
declare module '@stallkeeper/source-clicks' {
  const clicks: Readonly<Record<string, readonly string[]>>;
  export default clicks;
}
