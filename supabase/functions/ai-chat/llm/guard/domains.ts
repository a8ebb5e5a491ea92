/** «kerege точка рф», «kerege[.]cc», «kerege . digital»: other ways to write the dot of an address. */
const dots =
  /[\u3002\uFF61]|[([]\s?(?:\.|dot|точка)\s?[)\]]|(?<=\S) \. ?(?=[\p{L}\p{N}])|(?<=[a-z0-9-]) (?:dot|точка) (?=[\p{L}\p{N}])|(?<=\p{L}) (?:dot|точка) (?=(?:ру|рф|ком|орг|нет|кг|кз)(?!\p{L}))/gu

/** Whatever could be typed into a browser: labels joined by dots, the last one of letters or punycode. */
const domain =
  /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]{0,62})\.){1,5}(?:xn--[a-z0-9-]{2,59}|\p{L}{2,63})(?![\p{L}\p{N}])/gu

/**
 * The domains of a text, with and without a path, in lower case and without «www.»; also «Next.js», which looks like
 * one.
 */
export const domainsIn = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase().replace(dots, '.').matchAll(domain)].map(([it]) =>
    it.replace(/^www\./, ''),
  )
