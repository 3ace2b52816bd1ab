import { getContext, getElement, store } from '@wordpress/interactivity';
import { collapse, expand, isExpanded, reset, type MenuState, type Submenu } from '../../src/nav/submenu';
import { catchErrors, catchEventErrors } from './catchErrors';
import { isWide, onWidthChange } from './wideScreen';

/** Adds a button to each submenu. On wide screens, dropdowns also open on hover. */
export function addMenu(): void {
  const { state }: { state: MenuState } = store('stallkeeper/menu', {
    state: {
      isWide: isWide(),
      openDropdown: null,
      get isExpanded(): boolean {
        return isExpanded(state, currentSubmenu());
      },
    },
    callbacks: {
      addSubmenu: catchErrors(() => {
        const item = getElement().ref;
        const submenu = currentSubmenu();
        if (!item) return undefined;
        const isInUse = () =>
          item.contains(document.activeElement) || (state.isWide && item.matches(':hover'));
        const isBeingRead = item.closest('.nav:has(.nav__disclosure[open]), .catalog:target') !== null;
        reset(state, submenu, { isInUse: isInUse(), isBeingRead });
        return onWidthChange(
          catchErrors(() => {
            state.isWide = isWide();
            reset(state, submenu, { isInUse: isInUse(), isBeingRead: false });
          }),
        );
      }),
    },
    actions: {
      toggle: catchErrors(() => {
        const submenu = currentSubmenu();
        // A click keeps a submenu open that the pointer opened on its way to the button.
        if (isExpanded(state, submenu) && submenu.openedBy !== 'pointer') {
          collapse(state, submenu);
        } else {
          expand(state, submenu, 'button');
        }
      }),
      enter: catchEventErrors((event: PointerEvent) => {
        const submenu = currentSubmenu();
        // A touch also fires `pointerenter`, but the tap must only activate the link or the button.
        if (state.isWide && event.pointerType === 'mouse' && !isExpanded(state, submenu))
          expand(state, submenu, 'pointer');
      }),
      leave: catchErrors(() => {
        const submenu = currentSubmenu();
        const hasVisibleFocus = getElement().ref?.matches(':has(:focus-visible)');
        if (state.isWide && submenu.openedBy === 'pointer' && hasVisibleFocus !== true)
          collapse(state, submenu);
      }),
      focusIn: catchErrors(() => {
        currentSubmenu().hasFocus = true;
      }),
      focusOut: catchEventErrors((event: FocusEvent) => {
        const item = getElement().ref;
        const submenu = currentSubmenu();
        const { relatedTarget } = event;
        if (relatedTarget instanceof Node && item?.contains(relatedTarget) === true) return;
        submenu.hasFocus = false;
        if (state.isWide && !(submenu.openedBy === 'pointer' && item?.matches(':hover') === true))
          collapse(state, submenu);
      }),
      escape: catchEventErrors((event: KeyboardEvent) => {
        const submenu = currentSubmenu();
        if (event.key !== 'Escape' || !state.isWide || !isExpanded(state, submenu)) return;
        const item = getElement().ref;
        const hadFocus = item?.querySelector(':scope > .sub-menu')?.contains(document.activeElement);
        collapse(state, submenu);
        if (hadFocus === true) item?.querySelector<HTMLElement>(':scope > .menu__toggle')?.focus();
      }),
    },
  });
  // One listener for all menus: a directive in each submenu would delay each tap on the page.
  document.addEventListener(
    'pointerdown',
    catchErrors(({ target }: PointerEvent) => {
      if (state.openDropdown === null) return;
      const item = document.getElementById(state.openDropdown)?.parentElement;
      if (!(target instanceof Node) || item?.contains(target) !== true) state.openDropdown = null;
    }),
  );
}

const currentSubmenu = () => getContext<Submenu>();
