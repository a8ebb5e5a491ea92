import { translated } from '@contracts/lang.ts'
import type { LeadType } from '@contracts/lead.ts'

/** A package is ordered as a consultation, but its contents, price and term are known. */
export type AfterSending = LeadType | 'order'

/** What happens to a lead once it has arrived, in order. */
export const nextSteps = translated<Record<AfterSending, readonly string[]>>(
  {
    consultation: [
      'Прочитаем заявку и подготовим вопросы.',
      'Позвоним или напишем — как вам удобнее.',
      'После разговора назовём состав работ, цену и срок.',
    ],
    order: [
      'Прочитаем заявку и подготовим вопросы.',
      'Позвоним или напишем — как вам удобнее.',
      'Подтвердим состав, цену и срок пакета и договоримся, когда начинаем.',
    ],
    project_quiz: [
      'Разберём ваши ответы и проверим оценку.',
      'Пришлём предложение: состав работ, цену и срок.',
      'Если останутся вопросы, ответим на них письмом или по телефону.',
    ],
  },
  {
    consultation: [
      'We read your request and prepare questions.',
      'We call or write, whichever suits you.',
      'After we have talked, we name the scope, the price and the term.',
    ],
    order: [
      'We read your order and prepare questions.',
      'We call or write, as you prefer.',
      'We confirm the package’s contents, price and term, and agree when to begin.',
    ],
    project_quiz: [
      'We go through your answers and check the estimate.',
      'We send a proposal: the scope, the price and the term.',
      'If questions remain, we answer them by mail or phone.',
    ],
  },
)
