import type { LeadType } from '@contracts/lead.ts'

/** What happens to a lead once it has arrived, in order. */
export const nextSteps: Record<LeadType, readonly string[]> = {
  consultation: [
    'Прочитаем заявку и подготовим вопросы.',
    'Позвоним или напишем — как вам удобнее.',
    'После разговора назовём состав работ, цену и срок.',
  ],
  project_quiz: [
    'Разберём ваши ответы и проверим оценку.',
    'Пришлём предложение: состав работ, цену и срок.',
    'Если останутся вопросы, ответим на них письмом или по телефону.',
  ],
}
