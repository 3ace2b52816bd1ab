/** @jest-environment jsdom */
import { addColorPicker, addImagePicker } from './swatchFields';

const find = (selector: string): HTMLInputElement => {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (element === null) throw new Error(selector);
  return element;
};

test('the color field and the text field follow each other', () => {
  document.body.innerHTML = '<label for="c">Color</label><input id="c" value="#1f2a55">';
  addColorPicker(find('#c'));
  const picker = find('[type="color"]');
  expect([picker.value, picker.ariaLabel]).toEqual(['#1f2a55', 'Color']);
  const text = find('#c');
  text.value = 'red';
  text.dispatchEvent(new Event('input'));
  expect(picker.value).toBe('#1f2a55');
  picker.value = '#ffffff';
  picker.dispatchEvent(new Event('input'));
  expect(text.value).toBe('#ffffff');
});

test('an image is chosen from the media library and removed', () => {
  document.body.innerHTML =
    '<span id="f" data-choose="Choose" data-remove="Remove" data-title="Image"><input type="number" value=""></span>';
  let select = (): void => undefined;
  Reflect.set(window, 'wp', {
    media: () => ({
      on: (_: string, handler: () => void) => (select = handler),
      open: () => select(),
      state: () => ({ get: () => ({ first: () => ({ toJSON: () => ({ id: 7, url: '/navy.jpg' }) }) }) }),
    }),
  });
  addImagePicker(find('#f'));
  const [choose, remove] = document.querySelectorAll('button');
  choose?.click();
  expect([find('input').value, find('img').getAttribute('src')]).toEqual(['7', '/navy.jpg']);
  remove?.click();
  expect([find('input').value, document.querySelector('img')]).toEqual(['', null]);
});

test('without the media library, the field for the ID stays', () => {
  document.body.innerHTML = '<span id="f"><input type="number" value="3"></span>';
  Reflect.deleteProperty(window, 'wp');
  addImagePicker(find('#f'));
  expect(find('input').type).toBe('number');
});
