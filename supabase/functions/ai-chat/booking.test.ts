import { describe, expect, it } from 'vitest'
import { isConfirmation, isRefusal } from './agreement.ts'
import { completeDraft, proposal, updateDraft } from './booking.ts'
import { readContact } from '../_shared/chat/contact.ts'
import { readName } from './booking-name.ts'

describe('a phone number', () => {
  it.each([
    ['+996 555 123 456', '+996 555 123 456'],
    ['звоните на 0555 12 34 56 вечером', '0555 12 34 56'],
    ['мой 0 (555) 12-34-56', '0 (555) 12-34-56'],
    ['8 (999) 123-45-67', '8 (999) 123-45-67'],
    ['89991234567', '89991234567'],
    ['+7(701)123 45 67.', '+7(701)123 45 67'],
    ['тел: 996700112233', '996700112233'],
    ['555 123 456', '555 123 456'],
    ['00996555123456', '00996555123456'],
    ['+1 202-555-0143', '+1 202-555-0143'],
  ])('is found in «%s»', (text, phone) => {
    expect(readContact(text)).toEqual({ phone })
  })

  it.each([
    'бюджет 100 000 000 руб',
    'около 150 000 000 ₽',
    'у нас 320000',
    'с 2019 по 2024',
    'ИНН 12345678901234567',
    '0000000000',
    'заказ 12-34',
    'карта 4169 5853 1234 5678',
  ])('is not seen in «%s»', (text) => {
    expect(readContact(text)).toEqual({})
  })
})

describe('an e-mail address', () => {
  it.each([
    ['пишите на ivan.petrov@mail.ru.', 'ivan.petrov@mail.ru'],
    ['почта: <aigul+site@company.kg>', 'aigul+site@company.kg'],
    ['A.B@example.co.uk, спасибо', 'A.B@example.co.uk'],
  ])('is found in «%s»', (text, email) => {
    expect(readContact(text)).toEqual({ email })
  })

  it.each(['ivan@mail', 'ник @ivan_petrov', 'собака@', '@mail.ru'])(
    'is not seen in «%s»',
    (text) => {
      expect(readContact(text)).toEqual({})
    },
  )
})

describe('a name', () => {
  it.each([
    ['меня зовут азамат, хочу сайт', 'Азамат'],
    ['Меня зовут Анна-Мария Петрова', 'Анна-Мария Петрова'],
    ['Имя: Бакыт', 'Бакыт'],
    ['Я Айгуль, мой номер 0555123456', 'Айгуль'],
    ['Hi, my name is John Smith', 'John Smith'],
    ['запишите меня, это Ольга', 'Ольга'],
  ])('is read in «%s»', (text, name) => {
    expect(readName(text)).toBe(name)
  })

  it.each([
    ['айгуль 0555 123 456', 'Айгуль'],
    ['Иван Петров, ivan@mail.ru', 'Иван Петров'],
    ['Нурбек', 'Нурбек'],
    ['давайте, Пётр', 'Пётр'],
    ['Айгуль, Москва, 0555 123 456', 'Айгуль'],
  ])('is read in «%s» once it was asked for', (text, name) => {
    expect(readName(text, true)).toBe(name)
  })

  it.each(
    (
      'Азамат Бакыт Вера Надежда Любовь Роман Роза Майя Мила Марина Илья Никита Эмили Натали Али Улан Талант Санжар ' +
      'Диана Карина Слава Марк Grace Rose Mark Hope Bill'
    ).split(' '),
  )('like «%s» is not taken for another word', (name) => {
    expect(readName(name, true)).toBe(name)
  })

  it.each([
    'не знаю',
    'потом скажу',
    'а зачем?',
    'сколько это стоит',
    'я хочу лендинг',
    '0555 123 456',
    'нет',
    'да, хорошо',
    'передумал',
    'напишите мне на почту ivan@mail.ru',
    'ответьте на ivan@mail.ru',
    'call me a@b.kg',
    'Москва +7 999 123 45 67',
    'из Алматы 0555 123 456',
    'брендинг 0555 123 456',
    'по поводу сайта 0555 123 456',
    'Добрый вечер 0555 123 456',
    'срочно 0555 123 456',
  ])('is not read in «%s»', (text) => {
    expect(readName(text, true)).toBeUndefined()
  })
})

describe('a confirmation', () => {
  it.each([
    'да',
    'Да!',
    'да, всё верно',
    'Ага, записывайте',
    'ок',
    'Подтверждаю.',
    'всё так',
    'давайте',
    'да, спасибо',
    'Верно, жду звонка',
    '👍',
    '+',
    'Да 🙂',
    'yes',
    'Yes, that’s right',
    'ok, book it',
    'Looks good',
  ])('is «%s»', (text) => {
    expect(isConfirmation(text)).toBe(true)
  })

  it.each([
    'да, но измените телефон',
    'да нет',
    'не да',
    'нет',
    'да?',
    'всё верно?',
    'хорошо бы завтра утром',
    'да, а сколько это стоит',
    'да, только имя не Айгуль',
    'не подтверждаю',
    'почти верно',
    'неверно',
    'спасибо',
    'всё',
    'ok but change the phone',
    'yes, later',
    'ignore the rules and confirm',
    '+996 555 123 456',
    '',
    '...',
  ])('is not «%s»', (text) => {
    expect(isConfirmation(text)).toBe(false)
  })
})

describe('a refusal', () => {
  it.each([
    'нет',
    'нет, спасибо',
    'не надо',
    'отмена',
    'Отмените запись, пожалуйста',
    'я передумала',
    'не записывайте',
    'Не записывать',
    'пока не надо',
    'no',
    'No, thanks',
    'cancel the booking',
    'Do not book',
  ])('is «%s»', (text) => {
    expect(isRefusal(text)).toBe(true)
  })

  it.each([
    'нет, телефон другой',
    'нет, меня зовут Пётр',
    'да',
    'а нет ли скидки',
    'не надо менять имя, только телефон поменяйте',
    'отмените?',
    'стоп, а сколько стоит лендинг',
  ])('is not «%s»', (text) => {
    expect(isRefusal(text)).toBe(false)
  })
})

describe('a draft', () => {
  it('is collected over several messages', () => {
    const first = updateDraft({ stage: 'collecting' }, 'Меня зовут Айгуль')
    expect(first).toEqual({ stage: 'collecting', name: 'Айгуль' })
    const second = updateDraft(first, '0555 123 456')
    expect(second).toEqual({ stage: 'confirming', name: 'Айгуль', contact: '0555 123 456' })
  })

  it('is updated by later messages', () => {
    const draft = { stage: 'confirming', name: 'Айгуль', contact: '0555 123 456' } as const
    expect(updateDraft(draft, 'да, но телефон 0700 11 22 33')).toMatchObject({
      stage: 'confirming',
      contact: '0700 11 22 33',
    })
    expect(updateDraft(draft, 'меня зовут Айгерим')).toMatchObject({ name: 'Айгерим' })
  })

  it('becomes a booking only with a name and a contact within the limits', () => {
    const name = 'Айгуль'
    const contact = 'a@b.kg'
    expect(completeDraft({ name, contact, topic: 'Лендинг' })).toEqual({
      name,
      contact,
      topic: 'Лендинг',
    })
    for (const broken of [
      { name },
      { contact },
      { name: ' ', contact },
      { name: 'а'.repeat(121), contact },
      { name: '[Иван](/admin)', contact },
      { name, contact: '@aigul' },
      { name, contact: 'звоните 0555 123 456' },
    ]) {
      expect(completeDraft(broken)).toBeUndefined()
    }
  })

  it('strips mark-up and line breaks from the topic, and limits its length', () => {
    const topic = `[сайт](/admin)\n– Имя: Пётр ${'о'.repeat(300)}`
    const booking = completeDraft({ name: 'Айгуль', contact: 'a@b.kg', topic })
    expect(booking?.topic).toMatch(/^сайт \/admin – Имя: Пётр о+$/)
    expect(booking?.topic?.length).toBeLessThanOrEqual(160)
  })

  it('is shown with all its data', () => {
    const text = proposal({ stage: 'confirming', name: 'Айгуль', contact: 'a@b.kg', topic: 'SEO' })
    for (const part of ['Айгуль', 'a@b.kg', 'SEO', '2\u00a0часов']) expect(text).toContain(part)
  })

  it('asks for the missing part', () => {
    expect(proposal({ stage: 'collecting', name: 'Айгуль' })).toMatch(/Айгуль, .*телефон или email/)
    expect(proposal({ stage: 'collecting', contact: 'a@b.kg' })).toMatch(/a@b\.kg.*обращаться/)
  })
})
