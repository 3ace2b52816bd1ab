/* The data store `wc/store/checkout`: status, customer note and extension data of the checkout. */
(() => {
  const CHECKOUT_STORE_KEY = 'wc/store/checkout';
  const { createReduxStore, register } = window.wp.data;

  const initial = { status: 'idle', extensionData: {}, customerNote: '', orderId: 0, redirectUrl: '' };

  function reducer(state = initial, action) {
    switch (action.type) {
      case 'SET_EXTENSION_DATA': {
        const previous = action.replace ? {} : (state.extensionData[action.namespace] ?? {});
        const extensionData = {
          ...state.extensionData,
          [action.namespace]: { ...previous, ...action.extensionData },
        };
        return { ...state, extensionData };
      }
      case 'SET':
        return { ...state, ...action.values };
      default:
        return state;
    }
  }

  const setExtensionData = (namespace, extensionData, replace = false) => ({
    type: 'SET_EXTENSION_DATA',
    namespace,
    extensionData,
    replace,
  });
  const set = (values) => ({ type: 'SET', values });

  const store = createReduxStore(CHECKOUT_STORE_KEY, {
    reducer,
    actions: {
      // WooCommerce 9 and earlier has only the second name. Later versions have both.
      setExtensionData,
      __internalSetExtensionData: setExtensionData,
      __internalSetCustomerNote: (customerNote) => set({ customerNote }),
      __internalSetIdle: () => set({ status: 'idle' }),
      __internalSetProcessing: () => set({ status: 'processing' }),
      __internalSetComplete: (orderId, redirectUrl) => set({ status: 'complete', orderId, redirectUrl }),
    },
    selectors: {
      getExtensionData: (state) => state.extensionData,
      getCustomerNote: (state) => state.customerNote,
      getCheckoutStatus: (state) => state.status,
      getOrderId: (state) => state.orderId,
      getRedirectUrl: (state) => state.redirectUrl,
      isIdle: (state) => state.status === 'idle',
      isProcessing: (state) => state.status === 'processing',
      isComplete: (state) => state.status === 'complete',
    },
  });
  register(store);

  window.wc = window.wc ?? {};
  window.wc.wcBlocksData = { CHECKOUT_STORE_KEY, checkoutStore: store };
})();
