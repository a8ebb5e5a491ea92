import { company } from '../../../../src/content/company.ts'
import { schedule } from '../../../../src/content/schedule.ts'
import { leadNumber } from '../contracts/lead-number.ts'
import { fieldStyles, filled, groupHtml, groupText, type OptionalField } from './fields.ts'
import { mailPage, paragraph } from './html.ts'

type Confirmed = {
  title: string
  submissionId: string
  /** The answers that are in our own lists. */
  answers: readonly OptionalField[]
  deadline: string
  siteUrl: string
}

/** Confirms a lead to its sender. Repeats nothing typed: otherwise anyone could mail their text through us. */
export function leadConfirmation({ title, submissionId, answers, deadline, siteUrl }: Confirmed) {
  const heading = 'Мы получили вашу заявку'
  const group = {
    title: 'О чём вы написали',
    fields: filled([
      ['Заявка', title],
      ['Номер', leadNumber(submissionId)],
      ...answers,
      ['Ответим до', `${deadline} ${schedule.clockName.ru}`],
    ]),
  }
  const lead = `Вы отправили её на сайте ${company.name}.`
  const thread =
    'Хотите что-то добавить или исправить — ответьте на это письмо: ответ попадёт к менеджеру, который занимается вашей заявкой.'
  const account = `${siteUrl}/account`
  const follow =
    'Ход заявки и переписку видно в кабинете на сайте: войдите с адресом, на который пришло это письмо.'
  const stranger = 'Если вы ничего не отправляли, ответьте на письмо, и мы удалим заявку.'
  return {
    subject: `${heading}: ${title.toLowerCase()}`,
    text_body: [
      `${heading}.`,
      lead,
      groupText(group),
      thread,
      `${follow}\n${account}`,
      stranger,
    ].join('\n\n'),
    html_body: mailPage({
      title: heading,
      lead,
      body: groupHtml(group, siteUrl),
      button: { href: account, label: 'Следить за заявкой' },
      footer: [thread, follow, stranger].map(paragraph).join(''),
      styles: fieldStyles,
    }),
  }
}
