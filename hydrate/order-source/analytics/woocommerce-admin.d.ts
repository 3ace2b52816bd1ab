/**
 * WooCommerce and WordPress provide these modules at run time as `wc.components` and so on. Only what the report uses is
 * declared.
 */
declare module '@woocommerce/components' {
  import type { ComponentType, ReactNode } from 'react';

  export const ReportFilters: ComponentType<Record<string, unknown>>;
  export const SummaryList: ComponentType<{ children: () => ReactNode[] }>;
  export const SummaryNumber: ComponentType<{
    label: string;
    value: string;
    prevLabel?: string;
    prevValue?: string | undefined;
    delta?: number | undefined;
  }>;
  export const Chart: ComponentType<Record<string, unknown>>;
  export const TableCard: ComponentType<Record<string, unknown>>;
}

declare module '@woocommerce/csv-export' {
  export function generateCSVDataFromTable(headers: readonly object[], rows: readonly object[][]): string;
  export function generateCSVFileName(name: string, parameters: Record<string, string>): string;
  export function downloadCSVFile(name: string, content: string): void;
}

declare module '@woocommerce/currency' {
  export default function CurrencyFactory(setting: unknown): { formatAmount: (amount: number) => string };
}

declare module '@woocommerce/settings' {
  export function getSetting<T>(name: string, fallback: T): T;
}

declare module '@woocommerce/date' {
  export interface Dates {
    label: string;
    range: string;
    after: { format: (pattern: string) => string };
    before: { format: (pattern: string) => string };
  }

  export const isoDateFormat: string;
  export function getDateParamsFromQuery(query: Record<string, string>): Record<string, unknown>;
  export function getCurrentDates(query: Record<string, string>): { primary: Dates; secondary: Dates };
}

declare module '@wordpress/api-fetch' {
  export default function apiFetch<T>(options: { path: string; signal?: AbortSignal }): Promise<T>;
}

declare module '@wordpress/hooks' {
  export function addFilter<T>(hook: string, namespace: string, callback: (value: T) => T): void;
}
