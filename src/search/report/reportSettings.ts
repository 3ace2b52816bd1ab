/** Data that PHP prints for the search report: `Stallkeeper\Tools\Search\Query\Report\ReportSettings`. */
export interface ReportSettings {
  /** URL that counts a search */
  url: string;
  /** when selected results count */
  consent: 'never' | 'plugin' | 'banner' | 'unless-denied' | 'always';
  /** category of the WP Consent API */
  category: string;
}
