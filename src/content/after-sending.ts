import type { LeadType } from '@contracts/lead.ts'

/** A package is ordered as a consultation, but its contents, price and term are known. */
export type AfterSending = LeadType | 'order'

/** What happens to a lead once it has arrived, in order. */
export const nextSteps: Record<AfterSending, readonly string[]> = {
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
}
