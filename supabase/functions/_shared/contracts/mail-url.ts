// Not beside the rules for addresses, which every page loads: only staff and mails have such links.

/** A `mailto:` link: `&`, `?` and `%` in the local part have no meaning in the link. */
export const mailUrl = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`
