import { requestDrawer } from '../cart/drawerRequest';
import { showError, showMessage } from '../cart/formMessage';
import { loadStyle } from '../lib/loadStyle';
import { addStepper } from '../product/quantityStepper';
import { enhanceVariations } from '../product/variations';
import { showAdded } from '../shop/addToCart';
import { listTexts } from '../shop/listTexts';

let opened: { dialog: HTMLDialogElement; content: HTMLElement } | null = null;

/**
 * Opens a dialog with the form of a variable product, which PHP has rendered, and adds the chosen variation to the cart.
 *
 * @param link button of the product in a list
 * @throws if the form cannot be loaded
 */
export async function openQuickAdd(link: HTMLAnchorElement): Promise<void> {
  // The styles of options and quantities. The page of a product has them already.
  const [html] = await Promise.all([
    loadForm(link.dataset['quickAdd'] ?? ''),
    loadStyle(listTexts()['style']),
    loadStyle(listTexts()['dialogStyle']),
  ]);
  const { dialog, content } = (opened ??= createDialog());
  content.innerHTML = html;
  const form = content.querySelector('form');
  const title = content.querySelector('h2');
  if (!form || !title) throw new Error('The product has no form');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.showModal();
  enhanceVariations(form);
  content.querySelectorAll<HTMLElement>('.quantity').forEach(addStepper);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy !== 'true') void add(form, link, dialog);
  });
}

async function loadForm(id: string): Promise<string> {
  const url = new URL(location.href);
  url.search = `?wc-ajax=stallkeeper_quick_add&product_id=${id}`;
  url.hash = '';
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The form of the product was answered with ${response.status}`);
  return response.text();
}

function createDialog(): { dialog: HTMLDialogElement; content: HTMLElement } {
  const dialog = document.createElement('dialog');
  dialog.className = 'quick-add woocommerce';
  const content = document.createElement('div');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'quick-add__close';
  close.ariaLabel = listTexts()['close'] ?? '';
  close.addEventListener('click', () => dialog.close());
  // The dialog has no padding, so the target is the dialog itself only for its backdrop.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.append(content, close);
  document.body.append(dialog);
  return { dialog, content };
}

async function add(form: HTMLFormElement, link: HTMLAnchorElement, dialog: HTMLDialogElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('.single_add_to_cart_button');
  const text = button?.textContent ?? '';
  const setBusy = (isBusy: boolean): void => {
    form.ariaBusy = isBusy ? 'true' : null;
    if (!button) return;
    button.ariaBusy = form.ariaBusy;
    button.textContent = isBusy ? (listTexts()['adding'] ?? text) : text;
  };
  dialog.querySelector('[data-part="cart-message"]')?.remove();
  setBusy(true);
  try {
    const response = await requestDrawer(new FormData(form));
    const { content } = response;
    if ('added' in content.dataset) {
      dialog.close();
      showAdded(response, link, { content });
    } else {
      showMessage(form, content);
    }
  } catch (error) {
    console.warn(error);
    showError(form, listTexts()['failed']);
  } finally {
    setBusy(false);
  }
}
