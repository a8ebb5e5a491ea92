/** Texts of the section components, in the languages of the pages. */
export const labels = {
  ru: {
    home: 'Главная',
    breadcrumbs: 'Вы здесь',
    details: 'Подробнее',
    before: 'Было',
    after: 'Стало',
  },
  en: {
    home: 'Home',
    breadcrumbs: 'You are here',
    details: 'Learn more',
    before: 'Before',
    after: 'After',
  },
} as const

export type Lang = keyof typeof labels
