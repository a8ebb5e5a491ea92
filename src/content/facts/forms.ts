import { attachmentLimits } from '@contracts/attachment.ts'
import { company, promises } from '../company'
import { hoursLong } from '@contracts/russian.ts'
import { quizQuestions } from '../quiz-steps'
import type { Fact } from './fact'

// The dialogs «Получить консультацию» and «Начать проект».

const megabytes = attachmentLimits.bytes / 1024 / 1024
const questions = Object.keys(quizQuestions.ru).length

export const attachments: Fact = {
  question: 'Какие файлы можно приложить к заявке?',
  asks: [
    'прикрепить техзадание в pdf',
    'архив zip пройдёт?',
    'максимальный размер вложения',
    'сколько документов можно добавить',
    'презентация тяжёлая, не лезет',
    'скетч и фигму приложить некуда',
    'видео прикрепится к обращению?',
    'форматы вложений',
    'Can I attach a file to my request?',
    'файл тиркесе болобу?',
  ],
  answer: `PDF, документы, таблицы, презентации, картинки и ZIP: до ${attachmentLimits.files} файлов по ${megabytes}\u00a0МБ. Что не прошло, пришлите на ${company.email}.`,
  answerEn: `PDF, documents, spreadsheets, presentations, pictures and ZIP: up to ${attachmentLimits.files} files of ${megabytes} MB each. Send the rest to ${company.email}.`,
  to: '/services',
}

export const whatQuizIs: Fact = {
  question: 'Что за анкета «Начать проект» и о чём в ней спрашивают?',
  asks: [
    'что такое квиз',
    'сколько вопросов в опросе',
    'долго ли заполнять опросник',
    'какие пункты в анкете',
    'калькулятор сайта есть?',
    'онлайн подсчёт прямо здесь',
    'где у вас автоматический расчётчик',
    'тест какой-то вылез, для чего он',
    'Is there an online cost calculator?',
    'анкетада канча суроо бар?',
  ],
  answer: `Это короткая анкета, вопросов в ней ${questions}: что делать, когда нужен результат, бюджет, что обязательно, что важнее, есть ли команда, рассказ о проекте и контакты. На последнем шаге видна оценка по ценам сайта, точный расчёт приходит в течение ${hoursLong(promises.proposalHours)} по рабочим дням.`,
  answerEn: `A short quiz of ${questions} questions: what to build, when, the budget, features, priorities, your team, a description and contacts. It ends with an estimate by the site’s prices; the exact one comes within ${promises.proposalHours} hours, counted on working days.`,
  to: '/services',
}

export const quizAccuracy: Fact = {
  question: 'Насколько точна оценка в анкете?',
  asks: [
    'квиз насчитал одно, а по факту будет сколько',
    'верить ли сумме из опросника',
    'вилка большая в расчёте, почему',
    'почему калькулятор не показал цену моего проекта',
    'откуда взялась нижняя граница',
    'что учтено в итоге анкеты',
    'пожелания из квиза вошли в сумму?',
    'How accurate is the quiz estimate?',
  ],
  answer:
    'Это ориентир по ценам сайта: нижняя граница, верхняя, если она на сайте есть, и перечень того, что в цене учтено. Пожелания без цены на сайте и проекты вне списка считаем отдельно, точную сумму называем в предложении.',
  answerEn:
    'It is a guide by the site’s prices: a lower bound, an upper one where the site has it, and what the price includes. Wishes and projects without a published price are calculated apart, in the proposal.',
  to: '/services',
}

export const quizSkipping: Fact = {
  question: 'Можно ли пропустить вопросы анкеты или продолжить её потом?',
  asks: [
    'не знаю, какой выбрать бюджет в анкете',
    'ответы в опросе сохранятся, если выйду',
    'случайно закрыл опросник',
    'начать анкету заново',
    'как исправить прошлый шаг опроса',
    'обязательные поля в квизе какие',
    'там нет моего варианта ответа',
    'Can I skip questions in the quiz?',
  ],
  answer:
    'Пропустить можно список нужного и рассказ о проекте, на остальное выбирают ближайший ответ; в конце нужны имя, почта и телефон. Ответы хранятся, пока вы не отправите анкету, не начнёте заново или не закроете вкладку.',
  answerEn:
    'You may skip the list of features and the description; the rest takes the nearest answer, and the end needs name, mail and phone. Answers are kept until you send the quiz, start again or close the tab.',
  to: '/services',
}

export const formFields: Fact = {
  question: 'Что нужно указать, чтобы получить консультацию?',
  asks: [
    'обязательно ли оставлять телефон',
    'не хочу указывать компанию',
    'без бюджета заявку возьмут?',
    'какие графы формы со звёздочкой',
    'можно анонимно спросить',
    'хочу, чтобы писали, а не звонили',
    'что вписывать в описание задачи',
    'Which fields of the form are required?',
  ],
  answer:
    'В форме обязательны имя, почта и телефон; компания, тип проекта, бюджет и описание — по желанию. Здесь, в чате, достаточно имени и одного контакта.',
  answerEn:
    'The form requires name, mail and phone; company, type, budget and description are optional. Here in the chat a name and one contact are enough.',
  to: '/services',
}

export const formFails: Fact = {
  question: 'Ваша форма не отправляется. Что делать?',
  asks: [
    'жму отправить заявку вам, и ничего',
    'ваша анкета выдаёт красную надпись',
    'пишет слишком много заявок подряд',
    'у вас кнопка зависла',
    'третий раз пытаюсь отправить вам сообщение',
    'ошибка сервера при отправке анкеты',
    'ваш чат не принимает сообщение',
    'Your contact form does not work',
  ],
  answer: `Проверьте соединение и отмеченные поля; если заявок было много подряд, немного подождите. Не помогло — напишите на ${company.email} или оставьте контакт здесь, в чате.`,
  answerEn: `Check your connection and the marked fields; after many requests in a row, wait a little. If it still fails, write to ${company.email} or leave a contact here in the chat.`,
  to: '/about',
}

export const siteTrouble: Fact = {
  question: 'Ваш сайт или этот чат работает не так. Куда сообщить?',
  asks: [
    'как закрыть окно чата',
    'чат завис на печатает',
    'на айпаде меню закрывается',
    'опечатка у вас на странице',
    'не видно текста в форме',
    'уберите всплывающее окно',
    'Your site looks broken in my browser',
    'сайтыңар ачылбай жатат',
  ],
  answer: `Простите за неудобство. Чат закрывается крестиком в углу окна; если что-то зависло, обновите страницу — разговор сохранится. О поломке или опечатке напишите на ${company.email}: адрес страницы, устройство, браузер. Письмо от нас поищите и в «Спаме».`,
  answerEn: `Sorry for that. The cross in the corner closes this chat; if something hangs, reload the page, the talk is kept. Report a fault or a misprint to ${company.email} with the page, the device and the browser. Look for our mail in the spam folder as well.`,
  to: '/about',
}
