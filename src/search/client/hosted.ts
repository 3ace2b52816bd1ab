/** What only pages with a hosted provider load. */
export { circuitBreakerRequester, withFallback } from './fallback';
export { moduleClient } from './moduleClient';
