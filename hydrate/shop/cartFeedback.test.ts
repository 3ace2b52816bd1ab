/** @jest-environment jsdom */
import { showViewLink } from './cartFeedback';

function aButton(): HTMLElement {
  document.body.innerHTML =
    '<p data-part="cart-status" data-view="View cart" data-cart="/cart/"></p><div><button>Add</button></div>';
  const button = document.querySelector('button');
  if (button === null) throw new Error('no button');
  return button;
}

test('a link to the cart follows the button, once', () => {
  const button = aButton();
  showViewLink(button);
  showViewLink(button);
  const link = button.nextElementSibling;
  expect(link?.outerHTML).toBe('<a class="added_to_cart wc-forward" href="/cart/">View cart</a>');
  expect(document.querySelectorAll('.added_to_cart')).toHaveLength(1);
  expect(button.className).toBe('added');
});
