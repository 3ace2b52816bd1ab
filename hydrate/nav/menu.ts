import { getContext, getElement, store } from '@wordpress/interactivity';
import { catchErrors, catchEventErrors } from './catchErrors';
import { isWide } from './wideScreen';
import {
  addSubmenu,
  closeDropdowns,
  collapse,
  dismiss,
  expand,
  findSubmenu,
  type EntryContext,
} from './submenus';

const currentSubmenu = () => findSubmenu(getElement().ref);

/** A button for each submenu; on wide screens the first level's open by hover and focus, too. */
export function addMenu(): void {
  store('stallkeeper/menu', {
    callbacks: {
      addSubmenu: catchErrors(() => {
        const entry = getElement().ref;
        const isBeingRead = entry?.closest('.nav:has(.nav__fold[open]), .catalog:target') != null;
        if (entry) addSubmenu(entry, getContext<EntryContext>(), isBeingRead);
      }),
    },
    actions: {
      toggle: catchErrors(() => {
        const submenu = findSubmenu(getElement().ref?.closest('li'));
        // What the pointer opened on its way here, a click keeps open.
        if (submenu?.context.isExpanded === true && submenu.openedBy !== 'pointer') {
          collapse(submenu);
          submenu.isDismissed = true;
        } else if (submenu) {
          expand(submenu, 'button');
        }
      }),
      enter: catchEventErrors((event: PointerEvent) => {
        const submenu = currentSubmenu();
        // A finger points only while it taps, and a tap is the link's or the button's.
        if (submenu && isWide() && event.pointerType === 'mouse' && !submenu.context.isExpanded)
          expand(submenu, 'pointer');
      }),
      leave: catchErrors(() => {
        const submenu = currentSubmenu();
        if (submenu?.openedBy === 'pointer' && isWide() && !submenu.entry.matches(':has(:focus-visible)'))
          collapse(submenu);
      }),
      focusIn: catchEventErrors((event: FocusEvent) => {
        const submenu = currentSubmenu();
        if (!submenu) return;
        submenu.context.hasFocus = true;
        // Focus by a click is not yet a wish to open, and on the button the next key tells.
        const isWish =
          event.target instanceof Element && event.target.matches(':focus-visible:not(.menu__toggle)');
        if (isWide() && isWish && !submenu.isDismissed && !submenu.context.isExpanded)
          expand(submenu, 'focus');
      }),
      focusOut: catchEventErrors((event: FocusEvent) => {
        const submenu = currentSubmenu();
        const goesTo = event.relatedTarget;
        if (!submenu || (goesTo instanceof Node && submenu.entry.contains(goesTo))) return;
        submenu.context.hasFocus = false;
        submenu.isDismissed = false;
        if (isWide() && !(submenu.openedBy === 'pointer' && submenu.entry.matches(':hover')))
          collapse(submenu);
      }),
      pointOutside: catchEventErrors((event: PointerEvent) => {
        const { target } = event;
        if (isWide()) closeDropdowns(({ entry }) => !(target instanceof Node && entry.contains(target)));
      }),
      escape: catchEventErrors((event: KeyboardEvent) => {
        if (event.key === 'Escape' && isWide())
          closeDropdowns((submenu) => {
            dismiss(submenu);
            return false;
          });
      }),
    },
  });
}
