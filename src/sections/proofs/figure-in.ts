/** The number of a figure as it is written: «8,2 %», «−40 %», «1 920». */
export const figureIn = (text: string): number =>
  Number(text.replace(',', '.').replaceAll(/[^\d.]/g, ''))
