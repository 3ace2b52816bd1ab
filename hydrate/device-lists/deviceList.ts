import { readStorage, writeStorage } from '../lib/storage';

/** A product on the device. */
export interface StoredProduct {
  id: string;
  name: string;
  /** address of its page, on this site */
  url: string;
  /** address of its image; '' for none */
  image: string;
}

const PREFIX = 'stallkeeper-';
const MAX_PRODUCTS = 24;
const MAX_TEXT = 2000;

/**
 * Reads a list of products. Invalid entries are left out, because visitors and other scripts can change the storage.
 *
 * @param name of the list, such as `wishlist`
 */
export function readList(name: string): StoredProduct[] {
  let stored: unknown;
  try {
    stored = JSON.parse(readStorage('localStorage', PREFIX + name) ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(stored) ? stored : []).filter(isProduct).slice(0, MAX_PRODUCTS);
}

/** Adds a product as the first one. The oldest ones are dropped. */
export const addProduct = (name: string, product: StoredProduct): void =>
  write(name, [product, ...without(name, product.id)]);

export const removeProduct = (name: string, id: string): void => write(name, without(name, id));

export const hasProduct = (name: string, id: string): boolean => readList(name).some((one) => one.id === id);

const without = (name: string, id: string): StoredProduct[] => readList(name).filter((one) => one.id !== id);

function write(name: string, products: StoredProduct[]): void {
  const kept = products.filter(isProduct).slice(0, MAX_PRODUCTS);
  writeStorage('localStorage', PREFIX + name, kept.length === 0 ? null : JSON.stringify(kept));
}

function isProduct(value: unknown): value is StoredProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, url, image } = value as Record<string, unknown>;
  return (
    [id, name, url, image].every((text) => typeof text === 'string' && text.length <= MAX_TEXT) &&
    isOnThisSite(url as string) &&
    (image === '' || /^(https?:)?\/\//.test(image as string) || (image as string).startsWith('/'))
  );
}

const isOnThisSite = (url: string): boolean =>
  URL.canParse(url, location.href) && new URL(url, location.href).origin === location.origin;
