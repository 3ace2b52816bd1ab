/** Data that PHP prints for the search report: `Stallkeeper\Tools\SearchReport\ReportSettings`. */
export interface ReportSettings {
  /** URL of the endpoint that counts searches */
  url: string;
  /** when selected results are counted */
  consent: 'never' | 'plugin' | 'banner' | 'unless-denied' | 'always';
  /** category of the WP Consent API */
  category: string;
  /** how long a query is kept for an order of the same visit; 0: not at all */
  orderSeconds: number;
}
