/* `wc.blocksCheckout`: inner blocks of others. One that may not be removed stands in every checkout, whatever its page says. */
(() => {
  const blocks = new Map();

  function registerCheckoutBlock({ metadata, component, force }) {
    if (!metadata?.name || !component)
      throw new Error('A block of the checkout needs a name and a component.');
    blocks.set(metadata.name, {
      name: metadata.name,
      parent: [metadata.parent ?? []].flat(),
      force: force ?? metadata.attributes?.lock?.default?.remove === true,
      component,
    });
  }

  const getRegisteredBlocks = (area) =>
    [...blocks.values()].filter(({ parent }) => parent.includes(area)).map(({ name }) => name);

  window.wc = window.wc ?? {};
  window.wc.blocksCheckout = {
    registerCheckoutBlock,
    getRegisteredBlocks,
    hasInnerBlocks: (area) => getRegisteredBlocks(area).length > 0,
    /** For the stand-in's own checkout: the blocks of an area that are always there. */
    __standInForcedBlocks: (area) =>
      [...blocks.values()].filter(({ parent, force }) => force && parent.includes(area)),
  };
})();
