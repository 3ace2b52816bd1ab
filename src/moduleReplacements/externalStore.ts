/** Replaces the package `use-sync-external-store`, a polyfill for older versions of React. */
export { useSyncExternalStore } from 'react';
