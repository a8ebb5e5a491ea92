import type { ChatBooking } from '../../_shared/contracts/chat.ts'
import type { Lang } from './lang.ts'
import { hoursGenitive } from './plural.ts'

/** What the assistant says around a booking. */
interface BookingTexts {
  askBoth: string
  askName: (contact?: string) => string
  askContact: (name?: string) => string
  onlyHandle: string
  askNewContact: string
  askNewName: string
  /** `note` says when the hours end, if they are not simply the next ones; it begins with a space. */
  proposal: (booking: ChatBooking, hours: number, note: string) => string
  confirmed: (booking: ChatBooking, hours: number, note: string) => string
  cancelled: string
  waiting: string
  chips: { yes: string; change: string; cancel: string }
}

export const bookingTexts: Record<Lang, BookingTexts> = {
  ru: {
    askBoth:
      'С удовольствием запишу вас на бесплатную консультацию. Напишите, пожалуйста, имя и телефон или email — одним сообщением.',
    askName: (contact) =>
      contact
        ? `Контакт записал: ${contact}. Как к вам обращаться?`
        : 'Как к вам обращаться? Напишите, пожалуйста, имя и телефон или email.',
    askContact: (name) =>
      `${name ? `${name}, оставьте` : 'Оставьте'}, пожалуйста, телефон или email — по нему с вами свяжется менеджер.`,
    onlyHandle:
      'Ник записал, менеджер сможет вам написать. По одному нику записать на консультацию не могу: нужен ещё телефон или email.',
    askNewContact: 'Хорошо, поменяю. Напишите, пожалуйста, новый телефон или email.',
    askNewName: 'Хорошо, поменяю. Как к вам обращаться?',
    proposal: ({ name, contact, topic }, hours, note) =>
      [
        'Проверьте, пожалуйста, запись на бесплатную консультацию:',
        `– Имя: ${name}`,
        `– Контакт: ${contact}`,
        ...(topic ? [`– Тема: ${topic}`] : []),
        `Менеджер свяжется с вами в течение ${hoursGenitive(hours)} в рабочее время.${note} Всё верно? Ответьте «да», и я передам заявку.`,
      ].join('\n'),
    confirmed: ({ name, contact }, hours, note) =>
      `Готово, ${name}: заявка у менеджеров. С вами свяжутся по контакту ${contact} в течение ${hoursGenitive(hours)} в рабочее время.${note}`,
    cancelled:
      'Хорошо, ничего не записываю. Если захотите вернуться к консультации, просто скажите.',
    waiting:
      'Запись пока ждёт вас: ответьте «да», и я передам заявку, или напишите, что исправить.',
    chips: { yes: 'Да, всё верно', change: 'Изменить контакт', cancel: 'Не записывать' },
  },
  en: {
    askBoth:
      'Happy to book you a free consultation. Please send your name and a phone number or e-mail in one message.',
    askName: (contact) =>
      contact
        ? `Got your contact: ${contact}. What is your name?`
        : 'What is your name? Please send it with a phone number or e-mail.',
    askContact: (name) =>
      `${name ? `${name}, please` : 'Please'} leave a phone number or an e-mail address, so that a manager can reach you.`,
    onlyHandle:
      'I have kept your messenger name, so that a manager can write to you. To book a consultation I also need a phone number or an e-mail address.',
    askNewContact: 'Sure, I will change it. Please send the new phone number or e-mail.',
    askNewName: 'Sure, I will change it. What is your name?',
    proposal: ({ name, contact, topic }, hours, note) =>
      [
        'Please check your free consultation:',
        `– Name: ${name}`,
        `– Contact: ${contact}`,
        ...(topic ? [`– Topic: ${topic}`] : []),
        `A manager will contact you within ${hours} hours in working time.${note} Is everything right? Answer “yes” and I will pass it on.`,
      ].join('\n'),
    confirmed: ({ name, contact }, hours, note) =>
      `Done, ${name}: your request is with our managers. They will reach you at ${contact} within ${hours} hours in working time.${note}`,
    cancelled: 'All right, nothing is booked. Just tell me if you would like a consultation later.',
    waiting: 'Your booking is waiting: answer “yes” to send it, or tell me what to change.',
    chips: { yes: 'Yes, that’s right', change: 'Change the contact', cancel: 'Do not book' },
  },
}
