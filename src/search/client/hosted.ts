/** Modules for pages with a hosted provider. */
export { circuitBreakerRequester, withFallback } from './fallback';
export { moduleClient } from './moduleClient';
