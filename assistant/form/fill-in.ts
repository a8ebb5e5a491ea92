import type { OpenedForm } from '@contracts/chat.ts'
import type { Answer, Question } from '../language/conversation.ts'
import { langOf, type Lang } from '../language/lang.ts'
import { asksInWords } from '../language/short-answers.ts'
import { contactIn, isKeptPrivate, saidToForm, type Said } from './said.ts'

/** The form that the visitor sees, with its values. */
export type ShownForm = Omit<OpenedForm, 'lang'>

const ru = {
  noted: (parts: readonly string[]) => `Записал ${parts.join(', ')}.`,
  labels: {
    name: 'имя',
    phone: 'телефон',
    email: 'email',
    nick: 'ник',
    time: 'время',
    topic: 'тему',
  },
  missing: {
    both: 'Остались имя и\u00a0телефон или\u00a0ник.',
    name: 'Осталось имя.',
    contact: 'Остался телефон или\u00a0ник.',
  },
  whole: {
    consultation: 'Проверьте форму и\u00a0нажмите «Записаться».',
    message: 'Проверьте форму и\u00a0нажмите «Отправить».',
  },
}

const en: typeof ru = {
  noted: (parts) => `Noted: ${parts.join(', ')}.`,
  labels: {
    name: 'name',
    phone: 'phone',
    email: 'e-mail',
    nick: 'messenger name',
    time: 'time',
    topic: 'subject',
  },
  missing: {
    both: 'Your name and a phone number or a messenger name are left.',
    name: 'Your name is left.',
    contact: 'A phone number or a messenger name is left.',
  },
  whole: {
    consultation: 'Please check the form and press “Book”.',
    message: 'Please check the form and press “Send”.',
  },
}

const texts: Record<Lang, typeof ru> = { ru, en }

const contactKind = (contact: string) =>
  contact.indexOf('@') > 0 ? 'email' : contact.replace(/\D/g, '').length >= 7 ? 'phone' : 'nick'

function confirmation(said: Said, { kind, name, contact }: ShownForm, lang: Lang): string {
  const { noted, labels, missing, whole } = texts[lang]
  const parts = [
    said.name && `${labels.name}: ${said.name}`,
    said.contact && `${labels[contactKind(said.contact)]}: ${said.contact}`,
    said.time && `${labels.time}: ${said.time}`,
    said.topic && `${labels.topic}: ${said.topic}`,
  ].filter((part) => part !== undefined)
  const left = name ? (contact ? whole[kind] : missing.contact) : missing[contact ? 'name' : 'both']
  return `${noted(parts)} ${left}`
}

/** Whether only a subject is named: beside an open form that is a question like any other. */
const saysNothing = ({ name, contact, time }: Said) => !name && !contact && !time

/**
 * Fills the open form from a message that answers it: «меня зовут Айбек». A question in it is answered, too.
 * @returns undefined if the message says nothing of the form; the answer's form has what is new alone
 */
export function fillIn(
  question: Question,
  shown: ShownForm,
  consult: (question: Question) => Answer,
): Answer | undefined {
  const { message, state } = question
  const { time, topic, ...own } = saidToForm(message, Boolean(shown.name))
  const said = { ...own, ...(shown.kind === 'consultation' && { time, topic }) }
  if (saysNothing(said) || isKeptPrivate(message)) return undefined
  const lang = langOf(question)
  const form = { kind: shown.kind, lang, ...said }
  const text = confirmation(said, { ...shown, ...said }, lang)
  const asked = asksInWords(message.replace(contactIn(message) ?? '', ' '))
  const answer = asked && !time ? consult(question) : undefined
  return {
    text: [answer?.text, text].filter(Boolean).join('\n\n'),
    state: answer?.state ?? state,
    form,
    fills: true,
  }
}
