/** Phrases written with commas between them, over as many lines as they need. */
export const list = ({ raw: [text = ''] }: TemplateStringsArray): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')
