/** The languages of the site's pages, the own one first. */
export const langs = ['ru', 'en'] as const
export type Lang = (typeof langs)[number]

/** The same texts in both languages. */
export type Texts<T> = Readonly<Record<Lang, T>>

/** Texts and their translation, which fails to compile if one of them is missing. */
export const translated = <T>(ru: T, en: NoInfer<T>): Texts<T> => ({ ru, en })
