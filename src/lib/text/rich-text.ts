import { inlineParser, plainText } from '@/content/inline-marks'

/** Parses the marks of content/rich-text.ts. Links to anything but a path, an anchor or https stay text. */
export const parseRichText = inlineParser(['strong', 'code', 'link'], (href) =>
  /^(\/|#|https:\/\/)/.test(href) ? href : undefined,
)

/** Marked text as plain text, for a list or a transcript. */
export const withoutMarks = (source: string): string =>
  parseRichText(source).map(plainText).join('')
