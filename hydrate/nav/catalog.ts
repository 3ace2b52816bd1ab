import { getElement, store } from '@wordpress/interactivity';
import { catchErrors, catchEventErrors } from './catchErrors';
import { onDesktop } from './wideScreen';

const findDialog = () => document.querySelector<HTMLDialogElement>('.catalog-dialog');

/** The toggle and the panel have no common element with a context, so the state is global. */
interface CatalogState {
  isEnhanced: boolean;
  isShown: boolean;
  /** Until the script has started, the toggles are links without these attributes. */
  readonly role: string | null;
  readonly popup: string | null;
  readonly expanded: boolean | null;
}

/**
 * Shows the catalog in a <dialog>. The panel that PHP rendered is moved into the dialog while it is open. The
 * dialog makes the page inert, closes with Escape and restores focus.
 */
export function addCatalog(): void {
  const { state }: { state: CatalogState } = store('stallkeeper/catalog', {
    state: {
      isEnhanced: false,
      isShown: false,
      get role(): string | null {
        return state.isEnhanced ? 'button' : null;
      },
      get popup(): string | null {
        return state.isEnhanced ? 'dialog' : null;
      },
      get expanded(): boolean | null {
        return state.isEnhanced ? state.isShown : null;
      },
    },
    callbacks: {
      enhance: catchErrors(() => {
        const panel = getElement().ref;
        const box = panel?.parentElement;
        const dialog = findDialog();
        if (!panel || !box || !dialog || typeof dialog.showModal !== 'function') return;
        dialog.addEventListener('close', () => {
          box.append(panel);
          setShown(false);
          document.documentElement.classList.remove('is-locked');
        });
        // The dialog has no padding, so a click whose target is the dialog is a click on the backdrop.
        dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
        onDesktop(catchErrors(() => leaveForColumn(dialog, box)));
        state.isEnhanced = true;
      }),
    },
    actions: {
      show: catchEventErrors((event: Event) => {
        const [dialog, panel] = [findDialog(), document.querySelector('.catalog [data-part="panel"]')];
        // Without the dialog, the browser follows the link, which opens the panel with `:target`.
        if (!state.isEnhanced || !dialog || !panel || dialog.open) return;
        event.preventDefault();
        lockScroll();
        dialog.append(panel);
        dialog.showModal();
        setShown(true);
      }),
      hide: catchEventErrors((event: Event) => {
        const dialog = findDialog();
        if (dialog?.open !== true) return;
        event.preventDefault();
        dialog.close();
      }),
      /** A link with the button role must also react to the space bar. */
      press: catchEventErrors((event: KeyboardEvent) => {
        if (event.key !== ' ' || !state.isEnhanced) return;
        event.preventDefault();
        getElement().ref?.click();
      }),
    },
  });

  function setShown(isShown: boolean): void {
    state.isShown = isShown;
    document.querySelector('.catalog')?.classList.toggle('show', isShown);
  }
}

/** Prevents the page behind the dialog from scrolling, and keeps the space of its scroll bar to avoid a layout shift. */
function lockScroll(): void {
  const { documentElement: root } = document;
  root.classList.toggle('has-scrollbar', innerWidth > root.clientWidth);
  root.classList.add('is-locked');
}

/** When the window becomes wide, the catalog is a column: closes the dialog and moves focus to the column. */
function leaveForColumn(dialog: HTMLDialogElement, box: HTMLElement): void {
  if (!dialog.open || !document.body.classList.contains('has-catalog-column')) return;
  dialog.close();
  requestAnimationFrame(() => box.querySelector<HTMLElement>('.menu__link')?.focus());
}
