/** What PHP passes to the report. */
export interface AnalyticsSettings {
  /** ID of the page in WooCommerce's menu. */
  id: string;
  /** Name of the report in URLs. */
  report: string;
  /** URL of the report that needs no script. */
  page: string;
  /** Labels in the user's language. */
  texts: Record<string, string>;
}

declare global {
  interface Window {
    stallkeeperOrderSources: AnalyticsSettings;
  }
}

export const settings = (): AnalyticsSettings => window.stallkeeperOrderSources;
