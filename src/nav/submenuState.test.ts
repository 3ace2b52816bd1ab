import { isExpandedAtFirst } from './submenuState';

const CLOSED = { isDropdown: true, startsOpen: false, isInUse: false, isBeingRead: false };

test('on a small screen submenus begin closed, but for the way to the current page', () => {
  expect(isExpandedAtFirst(false, CLOSED)).toBe(false);
  expect(isExpandedAtFirst(false, { ...CLOSED, startsOpen: true })).toBe(true);
});

test('on a wide screen nothing covers the page that nobody asked for', () => {
  expect(isExpandedAtFirst(true, { ...CLOSED, startsOpen: true, isBeingRead: true })).toBe(false);
});

test('a submenu in a visitor’s hands stays open, on both', () => {
  expect(isExpandedAtFirst(true, { ...CLOSED, isInUse: true })).toBe(true);
  expect(isExpandedAtFirst(false, { ...CLOSED, isInUse: true })).toBe(true);
});

test('a menu that was opened before the script came is not folded under the reader', () => {
  expect(isExpandedAtFirst(false, { ...CLOSED, isBeingRead: true })).toBe(true);
});

test('what is no dropdown is open on a wide screen', () => {
  expect(isExpandedAtFirst(true, { ...CLOSED, isDropdown: false })).toBe(true);
});
