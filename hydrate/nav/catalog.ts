import { getElement, store } from '@wordpress/interactivity';
import { catchErrors, catchEventErrors } from './catchErrors';
import { isWide, onWidthChange } from './wideScreen';

const findDialog = () => document.querySelector<HTMLDialogElement>('.catalog-dialog');

/** The toggle and the panel are in different places of the page, so their state is not in a context. */
interface CatalogState {
  isEnhanced: boolean;
  isShown: boolean;
  /** Until the script has started, the toggles are links: no role, no popup, not expanded. */
  readonly role: string | null;
  readonly popup: string | null;
  readonly expanded: boolean | null;
}

/**
 * The catalog as a <dialog>: the panel that PHP printed moves into it while it is shown, and back. The element itself
 * keeps the page behind inert, closes by Escape and gives focus back.
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
        // The dialog has no padding: what is clicked as the dialog itself is the page around its panel.
        dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
        onWidthChange(catchErrors(() => leaveForColumn(dialog, box)));
        state.isEnhanced = true;
      }),
    },
    actions: {
      show: catchEventErrors((event: Event) => {
        const [dialog, panel] = [findDialog(), document.querySelector('.catalog [data-part="panel"]')];
        // Already open by its address: nothing is taken out of the visitor's hands.
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

/** A window that became wide shows the catalog as a column: who was in the dialog goes on there. */
function leaveForColumn(dialog: HTMLDialogElement, box: HTMLElement): void {
  if (!dialog.open || !isWide() || !document.body.classList.contains('has-catalog-column')) return;
  dialog.close();
  requestAnimationFrame(() => box.querySelector<HTMLElement>('.menu__link')?.focus());
}
