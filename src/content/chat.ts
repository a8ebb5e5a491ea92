import type { ChatEndReason, Rating } from '@contracts/chat-limits.ts'
import { company } from './company.ts'

/** The assistant as the chat's header introduces it. */
export const assistant = {
  name: `Консультант ${company.name}`,
  nature: 'Автоматический помощник',
} as const

export const greeting =
  'Здравствуйте! Я автоматический помощник: подскажу цены и сроки, сравню пакеты и запишу на бесплатную консультацию. О чём рассказать?'

/** Suggested questions before the first answer. */
export const firstSuggestions = [
  'Сколько стоит интернет-магазин?',
  'Сравните пакеты поддержки сайта',
  'За сколько сделаете лендинг?',
  'Записаться на консультацию',
] as const

/** The same in a new conversation after a booking. */
export const bookedSuggestions = [
  'Перенести консультацию',
  'Отменить консультацию',
  firstSuggestions[0],
] as const

/** The assistant's last message, by how a conversation ended. */
export const closingMessages: Record<ChatEndReason, string> = {
  booking_confirmed:
    'Спасибо за заявку! Наши менеджеры свяжутся с вами, чтобы подтвердить консультацию.',
  abandoned:
    'Чат закрыт из-за неактивности. Разговор сохранён: откройте чат снова, чтобы его продолжить.',
  completed: 'Спасибо за обращение! Чат скоро закроется.',
}

/** The conversation that was closed for inactivity, when the chat is reopened. */
export const closedTexts = {
  title: 'Прошлый разговор сохранён',
  last: 'Вы писали:',
  goOn: 'Продолжить разговор',
  restart: 'Начать новый',
} as const

/** The form in the conversation, in the visitor's language. */
export const chatFormTexts = {
  ru: {
    title: { consultation: 'Запись на консультацию', message: 'Сообщение менеджеру' },
    name: 'Имя',
    contact: 'Телефон, email или ник',
    time: 'Когда удобно',
    timeHint: 'Например, завтра после трёх',
    topic: { consultation: 'О чём поговорить', message: 'Что передать' },
    send: { consultation: 'Записаться', message: 'Отправить' },
    sending: 'Отправляем…',
    decline: 'Не сейчас',
    /** What the conversation shows once it is sent. */
    said: { consultation: 'Запишите меня', message: 'Передайте менеджеру' },
  },
  en: {
    title: { consultation: 'Book a consultation', message: 'Message to a manager' },
    name: 'Name',
    contact: 'Phone, e-mail or messenger',
    time: 'When it suits you',
    timeHint: 'For example, tomorrow after three',
    topic: { consultation: 'What to talk about', message: 'What to pass on' },
    send: { consultation: 'Book', message: 'Send' },
    sending: 'Sending…',
    decline: 'Not now',
    said: { consultation: 'Book me in', message: 'Pass this on to a manager' },
  },
} as const

/** The button in place of the input while a form is open. */
export const writeInstead = 'Написать сообщение'

/** A staff member in the chat: `name` is their first name, if known. */
export const personTexts = {
  call: 'Позвать человека',
  /** The message that the button sends. */
  callMessage: 'Позовите, пожалуйста, человека',
  called: 'Зовём коллегу. Помощник пока отвечает сам.',
  here: (name: string | null) => `Теперь вам отвечает ${name ?? 'сотрудник'}.`,
  nameless: 'Сотрудник',
  /** The form was sent while a staff member handles the conversation. */
  passedOn: 'Заявка передана менеджерам.',
  nature: `Сотрудник ${company.name}`,
  handedBack: 'Снова отвечает автоматический помощник.',
} as const

export const ratingTexts = {
  title: 'Оцените консультацию',
  question: 'Помог ли вам наш консультант?',
  skip: 'Пропустить',
  thanks: 'Спасибо за оценку!',
  thanksText: 'Она поможет нам отвечать лучше.',
} as const

export const ratingLabels: Record<Rating, string> = {
  1: '1 звезда',
  2: '2 звезды',
  3: '3 звезды',
  4: '4 звезды',
  5: '5 звёзд',
}

/** The consent line under the input. A new wording needs a new version in the contracts. */
export const chatConsent = {
  version: '2024-01-09-chat',
  before: 'Отправляя сообщение, вы соглашаетесь на обработку персональных данных по ',
  link: 'политике конфиденциальности',
} as const
