/* `wc.blocksCheckout`: registers inner blocks of the checkout. Blocks that cannot be removed are shown in every checkout. */
(() => {
  const blocks = new Map();

  function registerCheckoutBlock({ metadata, component, force }) {
    if (!metadata?.name || !component) throw new Error('A checkout block requires a name and a component.');
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
    /** Internal: the blocks that are always shown in an area. */
    __standInForcedBlocks: (area) =>
      [...blocks.values()].filter(({ parent, force }) => force && parent.includes(area)),
  };
})();
