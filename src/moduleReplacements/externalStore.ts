/** Stands in for the package `use-sync-external-store`, which brings React's own hook to older Reacts (webpack's alias). */
export { useSyncExternalStore } from 'react';
