import type { LinkTarget, PersonId } from './addresses'
import type { NonEmpty } from './primitives'

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
  /** Their cases and articles. */
  works?: NonEmpty<{ label: string; to: LinkTarget }>
}

/** Examples, like the rest of the brand: another agency replaces them. */
export const team = {
  'nurlan-kadyrov': {
    name: 'Нурлан Кадыров',
    role: 'Аналитик, руководитель проектов',
    about: 'Начинает проект со склада или кассы и пишет о магазинах и процессах.',
    portrait: { hair: 'parted', beard: true, collar: 'shirt' },
    works: [
      { label: 'Кейс «НурРитейл»', to: '/cases/nur-retail' },
      { label: 'Автоматизация магазина', to: '/blog/ecommerce-automation' },
    ],
  },
  'diana-li': {
    name: 'Диана Ли',
    role: 'Ведущий разработчик',
    about: 'Отвечает за приложения и ботов: чтобы они открывались быстро и на слабом телефоне.',
    portrait: { hair: 'bob', collar: 'round' },
    works: [
      { label: 'Кейс «Манат Pay»', to: '/cases/manat-pay' },
      { label: 'Автоматизация в Telegram', to: '/blog/telegram-automation' },
    ],
  },
  'daniyar-usenov': {
    name: 'Данияр Усенов',
    role: 'Инженер инфраструктуры',
    about:
      'Переносит системы в облако и следит, чтобы при обмене данные не терялись и не задваивались.',
    portrait: { hair: 'short', glasses: true, collar: 'high' },
    works: [{ label: 'Кейс «Тулпар Логистик»', to: '/cases/tulpar-logistics' }],
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
    works: [{ label: 'Кейс «АкМед»', to: '/cases/akmed' }],
  },
} as const satisfies Record<PersonId, Person>

/** The team member with this name; undefined for a guest author. */
export function personNamed(name: string): (Person & { id: PersonId }) | undefined {
  const ids = Object.keys(team).filter((id): id is PersonId => Object.hasOwn(team, id))
  const id = ids.find((one) => team[one].name === name)
  return id && { ...team[id], id }
}
