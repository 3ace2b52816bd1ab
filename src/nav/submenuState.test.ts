import { isInitiallyExpanded } from './submenuState';

const CLOSED = { isDropdown: true, startsOpen: false, isInUse: false, isBeingRead: false };

test('on a small screen, submenus are initially closed, except those with the current page', () => {
  expect(isInitiallyExpanded(false, CLOSED)).toBe(false);
  expect(isInitiallyExpanded(false, { ...CLOSED, startsOpen: true })).toBe(true);
});

test('on a wide screen, dropdowns are initially closed', () => {
  expect(isInitiallyExpanded(true, { ...CLOSED, startsOpen: true, isBeingRead: true })).toBe(false);
});

test('a submenu in use stays open on small and wide screens', () => {
  expect(isInitiallyExpanded(true, { ...CLOSED, isInUse: true })).toBe(true);
  expect(isInitiallyExpanded(false, { ...CLOSED, isInUse: true })).toBe(true);
});

test('a menu that was opened before the script loaded stays open', () => {
  expect(isInitiallyExpanded(false, { ...CLOSED, isBeingRead: true })).toBe(true);
});

test('on a wide screen, other submenus are initially open', () => {
  expect(isInitiallyExpanded(true, { ...CLOSED, isDropdown: false })).toBe(true);
});
