const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** Converts Russian words typed on the Latin layout: «ktylbyu» is «лендинг». */
export const fromLatinLayout = (text: string) =>
  [...text.toLowerCase()].map((key) => cyrillic[latin.indexOf(key)] ?? key).join('')
