import { company } from '../../../../src/content/company.ts'
import { contactsText } from '../../../../src/content/contacts.ts'
import { schedule } from '../../../../src/content/schedule.ts'
import { deadlineText } from '../contracts/promised-text.ts'
import { type Lang, translated } from '../contracts/lang.ts'
import { leadNumber } from '../contracts/lead-number.ts'
import type { StoredLead } from '../contracts/stored-lead.ts'
import { fieldStyles, filled, groupHtml, groupText } from './fields.ts'
import { mailPage, paragraph } from './html.ts'
import { leadGroups } from './lead-groups.ts'

type Confirmed = {
  lead: StoredLead
  submissionId: string
  siteUrl: string
  /** The language of the page that the form was on. */
  lang?: Lang | undefined
}

type Wish = 'consultation' | 'project_quiz' | 'order' | 'booking' | 'message'

const texts = translated(
  {
    wishes: {
      consultation: 'Консультация',
      project_quiz: 'Проект',
      order: 'Заказ пакета',
      booking: 'Запись на консультацию',
      message: 'Сообщение менеджеру',
    },
    heading: 'Мы получили вашу заявку',
    group: 'О чём вы написали',
    wish: 'Заявка',
    number: 'Номер',
    deadline: 'Ответим до',
    lead: `Вы отправили её на сайте ${company.name}.`,
    thread:
      'Хотите что-то добавить или исправить — ответьте на это письмо: ответ попадёт к менеджеру, который занимается вашей заявкой.',
    follow:
      'Ход заявки и переписку видно в кабинете на сайте: войдите с адресом, на который пришло это письмо.',
    followButton: 'Следить за заявкой',
    stranger: 'Если вы ничего не отправляли, ответьте на письмо, и мы удалим заявку.',
  },
  {
    wishes: {
      consultation: 'Consultation',
      project_quiz: 'Project',
      order: 'Order of a package',
      booking: 'Booking of a consultation',
      message: 'Message to a manager',
    },
    heading: 'We have received your request',
    group: 'What you wrote about',
    wish: 'Request',
    number: 'Number',
    deadline: 'We will answer by',
    lead: `You sent it on the website of ${company.name}.`,
    thread:
      'Would you like to add or correct something? Reply to this email: your reply reaches the manager who is handling your request.',
    follow:
      'You can follow your request and the correspondence in your account on the site: sign in with the address that this email came to.',
    followButton: 'Follow the request',
    stranger: 'If you have not sent anything, reply to this email and we will delete the request.',
  },
)

function wishOf(lead: StoredLead): Wish {
  if (lead.kind === 'booking') return lead.isClientMatter ? 'message' : 'booking'
  return lead.kind === 'order' || lead.kind === 'project_quiz' ? lead.kind : 'consultation'
}

/** Confirms a lead to its sender. Repeats nothing typed: otherwise anyone could mail their text through us. */
export function leadConfirmation({ lead, submissionId, siteUrl, lang = 'ru' }: Confirmed) {
  const { wishes, heading, thread, follow, stranger, ...said } = texts[lang]
  const title = wishes[wishOf(lead)]
  const type = lead.kind === 'project_quiz' ? lead.kind : 'consultation'
  const group = {
    title: said.group,
    fields: filled([
      [said.wish, title],
      [said.number, leadNumber(submissionId)],
      ...leadGroups(lead, lang).chosen,
      [said.deadline, `${deadlineText(schedule, type, lang)} ${schedule.clockName[lang]}`],
    ]),
  }
  const account = `${siteUrl}/account`
  const contacts = contactsText(lang)
  const more = [thread, ...(contacts ? [contacts] : [])]
  return {
    subject: `${heading}: ${title.toLowerCase()}`,
    text_body: [
      `${heading}.`,
      said.lead,
      groupText(group),
      ...more,
      `${follow}\n${account}`,
      stranger,
    ].join('\n\n'),
    html_body: mailPage({
      lang,
      title: heading,
      lead: said.lead,
      body: groupHtml(group, siteUrl),
      button: { href: account, label: said.followButton },
      footer: [...more, follow, stranger].map(paragraph).join(''),
      styles: fieldStyles,
    }),
  }
}
