/** The number of a figure as it is written, without its sign: «8,2 %», «1 920»; 40 for «−40 %». */
export const figureIn = (text: string): number =>
  Number(text.replace(',', '.').replaceAll(/[^\d.]/g, ''))
