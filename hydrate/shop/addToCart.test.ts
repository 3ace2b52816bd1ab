/** @jest-environment jsdom */
import { addWithoutPageLoad } from './addToCart';

const answers: Record<string, unknown> = {};
const sent: string[] = [];
const button = () => document.querySelector<HTMLAnchorElement>('a.button')!;

async function settled(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

beforeEach(() => {
  sent.length = 0;
  document.body.innerHTML =
    '<p data-part="cart-status"></p><template data-part="list-texts" data-adding="Adding…"></template>' +
    '<ul><li><a class="button" href="?add-to-cart=7" data-product_id="7" data-quantity="2">Add to cart</a></li></ul>';
  globalThis.fetch = jest.fn((url: URL, { body }: RequestInit) => {
    const action = url.searchParams.get('wc-ajax') ?? '';
    sent.push(`${action} ${String(body as URLSearchParams)}`);
    return Promise.resolve({ redirected: false, json: () => Promise.resolve(answers[action]) });
  }) as unknown as typeof fetch;
  addWithoutPageLoad(button());
});

test('the button says that it adds the product, and gets its text back', async () => {
  answers['add_to_cart'] = { fragments: {}, cart_hash: 'x' };
  button().click();
  expect(button().textContent).toBe('Adding…');
  expect(button().ariaBusy).toBe('true');
  expect(sent).toEqual([]);
  await settled();
  expect(button().textContent).toBe('Add to cart');
  expect(button().ariaBusy).toBeNull();
  expect(sent).toEqual(['add_to_cart product_id=7&quantity=2']);
});

test('the reason of a refusal is beside the button until the next try', async () => {
  answers['add_to_cart'] = { error: true, product_url: '/' };
  answers['stallkeeper_cart'] = {
    fragments: {
      '[data-part="cart-drawer-content"]':
        '<div data-part="cart-drawer-content"><div data-part="cart-notices"><ul class="woocommerce-error"><li>Only 1 left.</li></ul></div></div>',
    },
    cart_hash: 'x',
  };
  for (let i = 0; i < 2; i++) {
    button().click();
    expect(document.querySelector('[data-part="cart-message"]')).toBeNull();
    await settled();
    expect(document.querySelectorAll('[data-part="cart-message"]')).toHaveLength(1);
    expect(button().nextElementSibling?.textContent).toBe('Only 1 left.');
    expect(button().nextElementSibling?.role).toBe('alert');
  }
  expect(sent.slice(0, 2)).toEqual([
    'add_to_cart product_id=7&quantity=2',
    expect.stringMatching(/^stallkeeper_cart add-to-cart=7&/),
  ]);
});

test('without a connection, the button says so, and the request is not sent again', async () => {
  document.querySelector<HTMLElement>('[data-part="cart-status"]')!.dataset['failed'] = 'No answer.';
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  button().click();
  await settled();
  expect(button().nextElementSibling?.textContent).toBe('No answer.');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an error of another script after adding does not add the product again', async () => {
  answers['add_to_cart'] = { fragments: {}, cart_hash: 'x' };
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(document.body, {
    onadded_to_cart: () => {
      throw new Error('Error of a plugin');
    },
  });
  button().click();
  await settled();
  Reflect.deleteProperty(document.body, 'onadded_to_cart');
  expect(sent).toEqual(['add_to_cart product_id=7&quantity=2']);
  expect(button().textContent).toBe('Add to cart');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
