import type { Texts } from '@contracts/lang.ts'

type Label = 'home' | 'breadcrumbs' | 'details' | 'before' | 'after'

/** Texts of the section components, in the languages of the pages. */
export const labels: Texts<Record<Label, string>> = {
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
}
