import type { LeadType } from '@contracts/lead.ts'

/** A package with a final price is ordered as a consultation, but needs no proposal. */
export type AfterSending = LeadType | 'final_order'

/** What happens to a lead once it has arrived, in order. */
export const nextSteps: Record<AfterSending, readonly string[]> = {
  consultation: [
    'Прочитаем заявку и подготовим вопросы.',
    'Позвоним или напишем — как вам удобнее.',
    'После разговора назовём состав работ, цену и срок.',
  ],
  final_order: [
    'Прочитаем заявку и подготовим вопросы.',
    'Позвоним или напишем — как вам удобнее.',
    'Подтвердим заказ по цене пакета и договоримся, когда начинаем.',
  ],
  project_quiz: [
    'Разберём ваши ответы и проверим оценку.',
    'Пришлём предложение: состав работ, цену и срок.',
    'Если останутся вопросы, ответим на них письмом или по телефону.',
  ],
}
