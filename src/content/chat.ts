import type { ChatEndReason, Rating } from '@contracts/chat-limits.ts'
import { type Lang, type Texts, translated } from '@contracts/lang.ts'
import { plural } from '@contracts/russian.ts'
import { company } from './company.ts'
import type { Consent } from './consultation.ts'

/** The panel, in the language of the page. */
export const chatTexts = translated(
  {
    open: (isUnread: boolean) =>
      `Открыть чат с консультантом${isUnread ? ': есть новый ответ' : ''}`,
    area: 'Чат с консультантом',
    /** The assistant as the chat's header introduces it. */
    assistant: { name: `Консультант ${company.name}`, nature: 'Автоматический помощник' },
    greeting:
      'Здравствуйте! Я автоматический помощник: подскажу цены и сроки, сравню пакеты и запишу на бесплатную консультацию. О чём рассказать?',
    /** Suggestions in a new conversation after a booking. */
    booked: ['Перенести консультацию', 'Отменить консультацию'],
    conversation: 'Разговор',
    messages: 'Сообщения',
    isWriting: 'Консультант пишет ответ',
    suggestions: 'Быстрые ответы',
    restart: 'Начать новый разговор',
    close: 'Закрыть чат',
    /** The button in place of the input while a form is open. */
    writeInstead: 'Написать сообщение',
    message: 'Сообщение',
    placeholder: 'Напишите сообщение…',
    send: 'Отправить',
    offline: 'Нет соединения с интернетом',
    ended: 'Разговор завершён',
    startNew: 'Начать новый',
    tooLong: 'Слишком длинно: ',
    length: (length: number, limit: number) => `${length} из ${limit}`,
    assistantSaid: 'Консультант: ',
    visitorSaid: 'Вы: ',
    notSent: 'Не отправлено',
    sendAgain: 'Отправить ещё раз',
    call: 'Позвать человека',
    /** The message that the button sends. */
    callMessage: 'Позовите, пожалуйста, человека',
    called: 'Зовём коллегу. Помощник пока отвечает сам.',
    /** The conversation that was closed for inactivity, when the chat is reopened. */
    closed: {
      title: 'Прошлый разговор сохранён',
      last: (text: string) => `Вы писали: «${text}»`,
      goOn: 'Продолжить разговор',
    },
  },
  {
    open: (isUnread) => `Open the chat with a consultant${isUnread ? ': a new answer' : ''}`,
    area: 'Chat with a consultant',
    assistant: { name: `${company.name} consultant`, nature: 'Automatic assistant' },
    greeting:
      'Hello! I am an automatic assistant: I can tell you prices and terms, compare packages and book a free consultation. What would you like to know?',
    booked: ['Move the consultation', 'Cancel the consultation'],
    conversation: 'Conversation',
    messages: 'Messages',
    isWriting: 'The consultant is writing',
    suggestions: 'Quick replies',
    restart: 'Start a new conversation',
    close: 'Close the chat',
    writeInstead: 'Write a message',
    message: 'Message',
    placeholder: 'Write a message…',
    send: 'Send',
    offline: 'No internet connection',
    ended: 'The conversation has ended',
    startNew: 'Start a new one',
    tooLong: 'Too long: ',
    length: (length, limit) => `${length} of ${limit}`,
    assistantSaid: 'Consultant: ',
    visitorSaid: 'You: ',
    notSent: 'Not sent',
    sendAgain: 'Send again',
    call: 'Talk to a person',
    callMessage: 'Please call a person',
    called: 'We are calling a colleague. The assistant keeps answering meanwhile.',
    closed: {
      title: 'Your last conversation is kept',
      last: (text) => `You wrote: “${text}”`,
      goOn: 'Continue the conversation',
    },
  },
)

/** The assistant's last message, by how a conversation ended. */
export const closingMessages: Texts<Record<ChatEndReason, string>> = {
  ru: {
    booking_confirmed:
      'Спасибо за заявку! Наши менеджеры свяжутся с вами, чтобы подтвердить консультацию.',
    abandoned:
      'Чат закрыт из-за неактивности. Разговор сохранён: откройте чат снова, чтобы его продолжить.',
    completed: 'Спасибо за обращение! Чат скоро закроется.',
  },
  en: {
    booking_confirmed:
      'Thank you for your request! Our managers will get in touch to confirm the consultation.',
    abandoned:
      'The chat was closed for inactivity. The conversation is kept: open the chat again to continue it.',
    completed: 'Thank you for getting in touch! The chat will close soon.',
  },
}

/** The form in the conversation, in the visitor's language. */
export const chatFormTexts = {
  ru: {
    title: { consultation: 'Запись на консультацию', message: 'Сообщение менеджеру' },
    name: 'Имя',
    contact: 'Телефон, email или ник',
    time: 'Когда позвонить',
    anyTime: 'Не важно',
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
    time: 'When to call',
    anyTime: 'Any time',
    topic: { consultation: 'What to talk about', message: 'What to pass on' },
    send: { consultation: 'Book', message: 'Send' },
    sending: 'Sending…',
    decline: 'Not now',
    said: { consultation: 'Book me in', message: 'Pass this on to a manager' },
  },
} as const

/** A staff member in the chat: `name` is their first name, if known. */
export const personTexts = translated(
  {
    here: (name: string | null) => `Теперь вам отвечает ${name ?? 'сотрудник'}.`,
    nameless: 'Сотрудник',
    /** The form was sent while a staff member handles the conversation. */
    passedOn: 'Заявка передана менеджерам.',
    nature: `Сотрудник ${company.name}`,
    handedBack: 'Снова отвечает автоматический помощник.',
  },
  {
    here: (name) => `${name ?? 'A staff member'} is answering you now.`,
    nameless: 'Staff member',
    passedOn: 'Your request is passed on to the managers.',
    nature: `${company.name} staff`,
    handedBack: 'The automatic assistant is answering again.',
  },
)

const notes = (lang: Lang): string[] => [
  ...Object.values(closingMessages[lang]),
  personTexts[lang].passedOn,
  personTexts[lang].handedBack,
  personTexts[lang].here(null),
]

const [beforeName = '', afterName = ''] = personTexts.ru.here('|').split('|')

/** A note of the chat's own, which the conversation keeps in Russian, in the panel's language. */
export function noteIn(lang: Lang, note: string): string {
  const known = notes(lang)[notes('ru').indexOf(note)]
  if (known !== undefined) return known
  const names = note.startsWith(beforeName) && note.endsWith(afterName)
  return names ? personTexts[lang].here(note.slice(beforeName.length, -afterName.length)) : note
}

export const ratingTexts = translated(
  {
    question: 'Помог ли помощник?',
    skip: 'Пропустить',
    thanks: 'Спасибо за оценку!',
    thanksText: 'Она поможет нам отвечать лучше.',
    stars: (rating: Rating) => `${rating} ${plural(rating, 'звезда', 'звезды', 'звёзд')}`,
  },
  {
    question: 'Did the assistant help?',
    skip: 'Skip',
    thanks: 'Thank you for the rating!',
    thanksText: 'It helps us answer better.',
    stars: (rating) => `${rating} ${rating === 1 ? 'star' : 'stars'}`,
  },
)

/** The consent line under the input. A new wording needs a new version in the contracts. */
export const chatConsent = translated<Consent>(
  {
    version: '2024-01-09-chat',
    before: 'Отправляя сообщение, вы соглашаетесь на обработку персональных данных по ',
    link: 'политике конфиденциальности',
  },
  {
    version: '2026-11-29-chat-en',
    before: 'By sending a message you agree to the processing of your personal data under the ',
    link: 'privacy policy',
  },
)
