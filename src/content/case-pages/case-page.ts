import type { PageContent } from '../model/page'
import type { Testimonial } from '../model/sections'
import type { Case } from '../cases/case'

/** The page of a case: its texts and figures are those of /cases. */
export const casePage = (
  study: Case,
  head: PageContent['head'],
  quote?: Testimonial,
): PageContent => ({
  head,
  lang: 'ru',
  sections: [
    { kind: 'caseStudy', look: 'head', study },
    { kind: 'caseStudy', look: 'screens', study },
    { kind: 'caseStudy', look: 'story', study, quote },
    {
      kind: 'callToAction',
      title: 'Похожая задача?',
      lead: `Расскажите, что хочется изменить. Ответим, что из истории «${study.title}» подойдёт вам, а что лучше сделать иначе.`,
      actions: [
        {
          label: 'Обсудить похожую задачу',
          opens: 'consultation',
          interest: `Проект как «${study.title}»`,
        },
        {
          label: 'Рассчитать стоимость',
          opens: 'projectQuiz',
          interest: `Проект как «${study.title}»`,
        },
      ],
    },
  ],
})
