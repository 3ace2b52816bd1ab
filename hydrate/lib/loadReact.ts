/** URL of the shared bundle, relative to this one. The build defines it: bin/lib/shared-react.mjs. */
declare const SHARED_REACT: string;

/** Loads React at the same time as a bundle that imports it, instead of after it. */
export const loadReact = (): Promise<unknown> => import(/* webpackIgnore: true */ SHARED_REACT);
