const short =
  'а|без|в|во|для|до|за|и|из|из-за|или|к|как|ко|на|не|ни|но|о|об|от|по|под|при|с|со|у|что'

const shortWord = new RegExp(`(^|[\\s(«])(${short}) (?=\\S)`, 'giu')

/** «25 сообщениях», «42 ₽»; a short word binds to the word after it. */
const afterNumber = new RegExp(`(?<=\\d) (?=[\\p{Sc}%]|(?!(?:${short})\\s)\\p{Ll})`, 'gu')

/** The hyphen of «из-за», «кто-то», «кое-что», where lines must not break. */
const joiningHyphen = /(?<=(?<!\p{L})кое)-|-(?=(?:за|под|то|либо|нибудь|таки)(?!\p{L}))/giu

/** The dash of «45–60», where lines must not break. */
const range = /(?<=\d)–(?=\d)/g

/**
 * Sets Russian text: a short word stays on the line of its word, a number on that of its unit, no line begins with a
 * dash, and no pronoun breaks at its hyphen, no range at its dash.
 * @param continues whether another element (a link, a code word) follows on the same line; a short word at the end
 * then binds to it
 */
export function typography(text: string, continues = false): string {
  // The full stop stands for the following element.
  if (continues) return typography(`${text}.`).slice(0, -1)
  // Twice, because neighbouring short words («и в») overlap in one pass.
  const bind = (part: string) => part.replace(shortWord, '$1$2\u00a0')
  return bind(bind(text.replace(afterNumber, '\u00a0')))
    .replaceAll(' —', '\u00a0—')
    .replace(joiningHyphen, '\u2060-\u2060')
    .replace(range, '\u2060–\u2060')
}
