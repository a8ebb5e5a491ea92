/** An accented letter has two or three marks, a region's flag seven: more are there to stop the browser. */
const piled = /([\p{M}\p{Cf}]{8})[\p{M}\p{Cf}]+/gu
/** A family has four members. */
const chained = /(?:\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*\u200d){9,}/gu

/** Limits the marks on one letter and the pictures in one: a browser lays out thousands of them in minutes. */
export const withoutPiledMarks = (text: string) =>
  text.replace(piled, '$1').replace(chained, (chain) => chain.replaceAll('\u200d', ''))
