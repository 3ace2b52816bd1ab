import { collapse, expand, isExpanded, reset, type MenuState, type Submenu } from './submenu';

const NOT_IN_USE = { isInUse: false, isBeingRead: false };

function newSubmenu(id: string, isDropdown = true): Submenu {
  return {
    id,
    isDropdown,
    startsOpen: false,
    isOpen: false,
    openedBy: null,
    hasFocus: false,
  };
}

describe('on a wide screen', () => {
  const wide = (): MenuState => ({ isWide: true, openDropdown: null });

  test('opening a dropdown closes the other one', () => {
    const menu = wide();
    const [first, second] = [newSubmenu('a'), newSubmenu('b')];
    expand(menu, first, 'pointer');
    expand(menu, second, 'focus');
    expect([isExpanded(menu, first), isExpanded(menu, second)]).toEqual([false, true]);
  });

  test('closing a dropdown leaves another one open', () => {
    const menu = wide();
    const [first, second] = [newSubmenu('a'), newSubmenu('b')];
    expand(menu, second, 'button');
    collapse(menu, first);
    expect(isExpanded(menu, second)).toBe(true);
  });

  test('a submenu that is not a dropdown opens beside an open dropdown', () => {
    const menu = wide();
    const [dropdown, nested] = [newSubmenu('a'), newSubmenu('b', false)];
    expand(menu, dropdown, 'button');
    expand(menu, nested, 'button');
    expect([isExpanded(menu, dropdown), isExpanded(menu, nested)]).toEqual([true, true]);
  });

  test('a collapsed submenu forgets what has opened it', () => {
    const menu = wide();
    const submenu = newSubmenu('a');
    expand(menu, submenu, 'pointer');
    collapse(menu, submenu);
    expect([isExpanded(menu, submenu), submenu.openedBy]).toEqual([false, null]);
  });
});

test('on a small screen several dropdowns are open at a time', () => {
  const menu: MenuState = { isWide: false, openDropdown: null };
  const [first, second] = [newSubmenu('a'), newSubmenu('b')];
  expand(menu, first, 'button');
  expand(menu, second, 'button');
  expect([isExpanded(menu, first), isExpanded(menu, second)]).toEqual([true, true]);
});

test('a change to a wide screen closes dropdowns and opens other submenus', () => {
  const menu: MenuState = { isWide: false, openDropdown: null };
  const [dropdown, nested] = [newSubmenu('a'), newSubmenu('b', false)];
  expand(menu, dropdown, 'button');
  menu.isWide = true;
  reset(menu, dropdown, NOT_IN_USE);
  reset(menu, nested, NOT_IN_USE);
  expect([isExpanded(menu, dropdown), isExpanded(menu, nested)]).toEqual([false, true]);
});

test('a dropdown in use stays open on a wide screen, as if focus had opened it', () => {
  const menu: MenuState = { isWide: true, openDropdown: null };
  const submenu = newSubmenu('a');
  reset(menu, submenu, { isInUse: true, isBeingRead: false });
  expect([isExpanded(menu, submenu), submenu.openedBy]).toEqual([true, 'focus']);
});
