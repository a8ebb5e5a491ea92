import type { PersonId } from './addresses'
import type { NonEmpty } from './primitives'
import type { PagePath } from './site-map.ts'

/** The features of a drawn face. */
export interface Portrait {
  hair: 'short' | 'parted' | 'curly' | 'bob' | 'long' | 'bun'
  glasses?: true
  beard?: true
  collar: 'round' | 'shirt' | 'high'
}

export interface Person {
  name: string
  role: string
  about: string
  portrait: Portrait
  /** The pages of their cases and articles. */
  works?: NonEmpty<PagePath>
}

/** Examples, like the rest of the brand: another agency replaces them. */
export const team = {
  'nurlan-kadyrov': {
    name: 'Нурлан Кадыров',
    role: 'Аналитик, руководитель проектов',
    about: 'Начинает проект со склада или кассы и пишет о магазинах и процессах.',
    portrait: { hair: 'parted', beard: true, collar: 'shirt' },
    works: ['/cases/nur-retail', '/blog/ecommerce-automation'],
  },
  'diana-li': {
    name: 'Диана Ли',
    role: 'Ведущий разработчик',
    about: 'Отвечает за приложения и ботов: чтобы они открывались быстро и на слабом телефоне.',
    portrait: { hair: 'bob', collar: 'round' },
    works: ['/cases/manat-pay', '/blog/telegram-automation'],
  },
  'daniyar-usenov': {
    name: 'Данияр Усенов',
    role: 'Инженер инфраструктуры',
    about:
      'Переносит системы в облако и следит, чтобы при обмене данные не терялись и не задваивались.',
    portrait: { hair: 'short', glasses: true, collar: 'high' },
    works: ['/cases/tulpar-logistics'],
  },
  'alina-turdubaeva': {
    name: 'Алина Турдубаева',
    role: 'Инженер машинного обучения',
    about: 'Проверяет помощников на настоящих вопросах, прежде чем показать их людям.',
    portrait: { hair: 'bun', glasses: true, collar: 'high' },
  },
  'ruslan-baytemirov': {
    name: 'Руслан Байтемиров',
    role: 'Консультант по SaaS',
    about: 'Считает отток и окупаемость и помогает отказаться от лишних функций до разработки.',
    portrait: { hair: 'curly', collar: 'shirt' },
    works: ['/cases/akmed'],
  },
} as const satisfies Record<PersonId, Person>
