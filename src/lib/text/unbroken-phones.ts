/** Nine to fifteen digits, with what parts those of a telephone number. */
const phone = /\+?\(?\d(?:[ \u00a0().–-]{0,3}\d){8,14}/g

/** Keeps the telephone numbers of a text on one line each, unless one is wider than the line. */
export const unbrokenPhones = (text: string): string =>
  text.replace(phone, (number) => number.replaceAll(' ', '\u00a0'))
