/** The languages that the shop speaks. Each has a translation beside every module of texts. */
export const languages: readonly string[] = ['en', 'de', 'fr', 'es', 'ar'];

/**
 * The language that a value of LANGUAGE names; undefined for none. Desktops set the same variable to lists for their programs,
 * such as `de_DE:de`: these do not count.
 */
export function namedLanguage(value: string | undefined): string | undefined {
  return value === undefined || /[_:]/.test(value) ? undefined : value;
}

/** The locale of the country in which most people speak a language, such as `de-DE`, with the digits of the texts: 0 to 9. */
export function usualLocale(language: string): string {
  const { region } = new Intl.Locale(language).maximize();
  return language === 'ar' ? `${language}-${region}-u-nu-latn` : `${language}-${region}`;
}

/** Whether a locale is in a language. Without a language the texts are English, and every locale is allowed. */
export function fitsLanguage(locale: string | undefined, language: string | undefined): boolean {
  return locale === undefined || language === undefined || locale.toLowerCase().split('-')[0] === language;
}
