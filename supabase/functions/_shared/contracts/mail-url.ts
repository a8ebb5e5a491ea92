/** The link that writes to an address: `&`, `?` and `%` before its `@` are no part of the link's own grammar. */
export const mailUrl = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`
