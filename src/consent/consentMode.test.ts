import { consentSettings } from './consentMode';

const CATEGORIES = {
  analytics_storage: ['statistics', 'statistics-anonymous'],
  ad_storage: ['marketing'],
  security_storage: ['functional'],
  personalization_storage: [],
};

const of = (...allowed: string[]) => consentSettings(CATEGORIES, (category) => allowed.includes(category));

test('a setting is granted when one of its categories is allowed', () => {
  expect(of('statistics-anonymous')['analytics_storage']).toBe('granted');
  expect(of('statistics')['analytics_storage']).toBe('granted');
  expect(of('marketing')['analytics_storage']).toBe('denied');
});

test('functional settings are always granted, settings without a category never', () => {
  expect(of()).toEqual({
    analytics_storage: 'denied',
    ad_storage: 'denied',
    security_storage: 'granted',
    personalization_storage: 'denied',
  });
});

test('without categories there are no consent settings', () => {
  expect(consentSettings({}, () => true)).toEqual({});
});
