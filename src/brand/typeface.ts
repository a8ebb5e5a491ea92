/** The typeface, by its name at Fontsource; typeface.css names its files, `npm run fallback-fonts` measures it. */
export const typeface = { name: 'Onest', files: 'onest' } as const
