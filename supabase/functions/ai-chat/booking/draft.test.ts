import { describe, expect, it } from 'vitest'
import type { BookingDraft } from '../../_shared/chat/chat-store.ts'
import { chatStateSchema } from '../../_shared/chat/chat-store.ts'
import { completeDraft, mergeSlots, proposal, readSlots } from './draft.ts'

describe('a name', () => {
  it.each([
    ['меня зовут азамат, хочу сайт', 'Азамат'],
    ['Меня зовут Анна-Мария Петрова', 'Анна-Мария Петрова'],
    ['Имя: Бакыт', 'Бакыт'],
    ['Hi, my name is John Smith', 'John Smith'],
    ['запишите меня, это Ольга', 'Ольга'],
    ['Нурлан беспокоит', 'Нурлан'],
    ['айгуль меня зовут', 'Айгуль'],
    ['менин атым Гүлзат', 'Гүлзат'],
    ['запишите на имя Нурлана', 'Нурлан'],
    ['запишите на консультацию Омурбека Сыдыкова', 'Омурбек Сыдыков'],
    ['запишите Айгуль Сыдыкову, 0555 123 456', 'Айгуль Сыдыкова'],
    ['позвоните Гульнаре Осмоновой, 0555 123 456', 'Гульнара Осмонова'],
    ['мен Азамат Бейшеналиевмин, номерим 0555 123 456', 'Азамат Бейшеналиев'],
    ['booking on behalf of my boss, Mr. Kenji Morita, 0555 123 456', 'Kenji Morita'],
    ['записываю на консультацию нашего директора, Андрея Ильина', 'Андрей Ильин'],
  ])('is read in «%s», whatever was asked', (text, name) => {
    expect(readSlots(text, 'start').name).toBe(name)
  })

  it.each([
    ['айгуль 0555 123 456', 'Айгуль'],
    ['Иван Петров, ivan@mail.ru', 'Иван Петров'],
    ['Иван Иванович Сидоров 0555 123 456', 'Иван Иванович Сидоров'],
    ['Нурбек', 'Нурбек'],
    ['давайте, Пётр', 'Пётр'],
    ['Айгуль, Москва, 0555 123 456', 'Айгуль'],
    ['здравствуйте я бакыт, нужен сайт, 0555 12 34 56', 'Бакыт'],
    ['нужен сайт для кафе, кенжебек 0555 12 34 56', 'Кенжебек'],
    ['ЖЫЛДЫЗ 0555 12 34 56', 'Жылдыз'],
    ['Петрова Анна, 0555 12 34 56', 'Петрова Анна'],
    ['Ким Анна, 0555 12 34 56', 'Ким Анна'],
    ['Хан Сергея, 0555 12 34 56', 'Хан Сергей'],
    ['позвоните моей помощнице, Цой Марине, 0555 12 34 56', 'Цой Марина'],
    ['ким анна, 0555 12 34 56', 'Ким Анна'],
    ['её Ким Анна зовут', 'Ким Анна'],
    ['это Ли Виктор Сергеевич, директор', 'Ли Виктор Сергеевич'],
    ['нам Анна звонила, 0555 12 34 56', 'Анна'],
    ['смогла бы ли Анна, 0555 12 34 56', 'Анна'],
    ['не Айгуль, а Айгерим', 'Айгерим'],
    ['Айгерим, а не Айгуль', 'Айгерим'],
    ['Искра Владимировна', 'Искра Владимировна'],
    ['запишите меня, 0312 90 00 11, спросить Надежду', 'Надежда'],
    ['Максат уулу Азамат', 'Максат уулу Азамат'],
    ['я Жоомарт 0555 12 34 56', 'Жоомарт'],
    ['абдикерим, 0555123456, сайт нужен', 'Абдикерим'],
    ['Добрый день! Меня зовут Светлана Юрьевна, хотела бы консультацию', 'Светлана Юрьевна'],
  ])('is read in «%s» where one is expected', (text, name) => {
    expect(readSlots(text, 'asked').name).toBe(name)
  })

  it.each(
    (
      'Азамат Бакыт Вера Надежда Любовь Роман Роза Майя Мила Марина Илья Никита Эмили Натали Али Улан Талант Санжар ' +
      'Диана Карина Слава Марк Grace Rose Mark Hope Bill вера роман слава'
    ).split(' '),
  )('like «%s» is not taken for another word', (name) => {
    expect(readSlots(name, 'asked').name?.toLowerCase()).toBe(name.toLowerCase())
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
    'я дизайнер, 0555 123 456',
    'это срочно',
    'Нужен интернет-магазин, 0555 123 456',
    'просто позвоните',
    'нужен сайт для салона красоты 0555 123 456',
    'Перезвоните завтра',
    'WhatsApp 0555 123 456',
    'подумаю',
    'ок',
    'Hello',
    'Thanks a lot',
    'my phone is 0555 123 456',
    'Звоните в любое время',
    'Саламатсызбы',
    'я из Бишкека',
    'Это владелец кафе',
    'нужен сайт обуви 0555 123 456',
    '0555 123 456, тема: магазин обуви',
  ])('is not read in «%s»', (text) => {
    expect(readSlots(text, 'asked').name).toBeUndefined()
  })

  it('takes its time with no text', () => {
    const begun = performance.now()
    for (const piece of [
      'я ',
      'Айгуль ',
      'не ',
      'меня зовут ',
      'в ',
      '5 ',
      'завтра ',
      'а@',
      '@a ',
      '- ',
      'ё',
    ]) {
      readSlots(piece.repeat(2000 / piece.length), 'asked')
    }
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

describe('a time wish', () => {
  it.each([
    ['перезвоните завтра после трёх', 'завтра после трёх'],
    ['в четверг утром', 'в четверг утром'],
    ['Айгуль, 0555 123 456, лучше после 18:00', 'после 18:00'],
    ['tomorrow at 10', 'tomorrow at 10'],
    ['эртең саат үчтө чалыңыз', 'эртең саат үчтө'],
    ['звоните с 10 до 12', 'с 10 до 12'],
    ['можно сегодня вечером?', 'сегодня вечером'],
    ['на следующей неделе', 'на следующей неделе'],
    ['не завтра, а в пятницу', 'в пятницу'],
    ['5 декабря в 11:30', '5 декабря в 11:30'],
    ['Monday morning works', 'Monday morning'],
    ['перезвоните через час', 'через час'],
    ['после обеда', 'после обеда'],
    ['эртең саат 3төн кийин чалыңыз', 'эртең саат 3төн кийин'],
    ['эртең саат 10до', 'эртең саат 10до'],
    ['жумага саат 10дон 12ге чейин', 'жумага саат 10дон 12ге чейин'],
    ['жума күнү эртең менен', 'жума күнү эртең менен'],
    ['любой день кроме субботы', 'любой день кроме субботы'],
    ['Monday not before 11', 'Monday not before 11'],
    ['не раньше 20 числа, после 17', 'не раньше 20 числа, после 17'],
    ['make it tomorrow noon instead', 'tomorrow noon'],
    ['в понедельник в 11:30, в пятницу не успеваю', 'в понедельник в 11:30'],
    ['эртең эмес, бүрсүгүнү 11де болсун', 'бүрсүгүнү 11де'],
  ])('is read in «%s»', (text, time) => {
    expect(readSlots(text, 'asked').time).toBe(time)
  })

  it.each([
    'нужно до 5 страниц',
    'в 2019 году',
    'бюджет до 10 тысяч',
    '0555 12 34 56',
    'у нас 3 магазина',
    'с 5 языками',
    'завтра не могу вообще',
  ])('is not seen in «%s»', (text) => {
    expect(readSlots(text, 'asked').time).toBeUndefined()
  })
})

const merged = (draft: BookingDraft, message: string) =>
  mergeSlots(draft, readSlots(message, 'asked'), message)

describe('a draft', () => {
  const draft = { stage: 'confirming', name: 'Айгуль', contact: '0555 123 456' } as const

  it('takes a new contact in the old one’s place, or besides it', () => {
    expect(merged(draft, 'ошибся, почта a@b.kg')).toEqual({ ...draft, contact: 'a@b.kg' })
    expect(merged(draft, 'и почта a@b.kg')).toEqual({ ...draft, email: 'a@b.kg' })
    expect(merged(draft, 'лучше в телеграм @aigul_k')).toMatchObject({
      contact: '@aigul_k',
      messenger: 't.me/aigul_k',
    })
  })

  it('keeps the whole name when a part of it is mentioned, unless that corrects it', () => {
    const known = { ...draft, name: 'Искра Асановна' }
    expect(merged(known, 'Искра это имя, всё правильно').name).toBe('Искра Асановна')
    expect(merged(known, 'ошибка в имени, я просто Искра').name).toBe('Искра')
  })

  it.each([
    ['последняя цифра не 6, а 7', '0555 123 457'],
    ['ой, в конце не 56, а 65', '0555 123 465'],
    ['заканчивается на 12', '0555 123 412'],
    ['номердин аягы 12 болушу керек', '0555 123 412'],
    ['the last digits are 99', '0555 123 499'],
    ['в конце 19 июня удобно', '0555 123 456'],
    ['в последнее время занят, звоните после 5', '0555 123 456'],
  ])('after «%s» has the number %s', (message, contact) => {
    expect(merged({ ...draft, contact: '0555 123 456' }, message).contact).toBe(contact)
  })

  it('keeps what the visitor would rather be reached by', () => {
    const known = { ...draft, email: 'a@b.kg', messenger: 't.me/aigul_k' }
    for (const wish of ['лучше на почту пишите', 'only by email please', 'на почту удобнее'])
      expect(merged(known, wish)).toEqual({ ...known, contact: 'a@b.kg', email: undefined })
    expect(merged(draft, '0700 11 22 33, но лучше на почту: c@d.kg').contact).toBe('c@d.kg')
    for (const other of ['лучше не на почту', 'напишите лучше в телегу'])
      expect(merged(known, other)).toEqual(known)
  })

  it.each([
    [
      '+996 555 123 456 Данияр. Мне было бы удобнее в Telegram',
      { messenger: 't.me/+996555123456' },
    ],
    ['пишите в вотсап на этот номер 0555 123 456', { messenger: 'wa.me/996555123456' }],
    [
      'не пишите в вотсап, лучше в телеграм, 0555 123 456',
      {
        messenger: 't.me/+996555123456',
        reach: 'не пишите в вотсап, лучше в телеграм',
      },
    ],
    [
      'Не звоните, только вотсап 0555 123 456',
      { messenger: 'wa.me/996555123456', reach: 'Не звоните, только вотсап' },
    ],
    ['0555 123 456, звоните, не пишите', { reach: 'звоните, не пишите' }],
    ['моя почта: a@b.kg, не звоните', { reach: 'не звоните' }],
    ['my phone is 0555 123 456, text me, don’t call', { reach: 'text me, don’t call' }],
    ['0555 123 456, лучше смс', { reach: 'лучше смс' }],
    ['0555 123 456, удобнее в Viber', { reach: 'удобнее в Viber' }],
    ['text me, don’t call: 0555 123 456', { reach: 'text me, don’t call' }],
    ['0555 123 456, чалбаңыз, жазып коюңуз', { reach: 'чалбаңыз' }],
    ['нужен бот в телеграм, 0555 123 456', {}],
    ['0555 123 456, звонить лучше после шести', { time: 'после шести' }],
  ])('says of «%s» how to reach its author', (message, expected) => {
    const { messenger, reach, time } = merged({ stage: 'collecting' }, message)
    expect({ messenger, reach, time }).toEqual({ ...expected })
  })

  it('knows the messenger whether it is named before its number, after it, or before a corrected one', () => {
    const told = ['удобнее в Telegram', '0555 123 456', 'ой, номер другой: 0700 11 22 33']
    const drafts = told.reduce<BookingDraft[]>(
      (all, it) => [...all, merged(all.at(-1) ?? { stage: 'collecting' }, it)],
      [],
    )
    expect(drafts.map(({ messenger }) => messenger)).toEqual([
      undefined,
      't.me/+996555123456',
      't.me/+996700112233',
    ])
    expect(drafts.at(-1)?.reach).toBeUndefined()
  })

  it('keeps the wish for a messenger beside an address, and the address beside a number', () => {
    const address = { stage: 'confirming', contact: 'a@b.kg' } as const
    const wished = merged(address, 'в вотсап удобнее')
    expect(wished.reach).toBe('в вотсап удобнее')
    const reached = { messenger: 'wa.me/996555123456', email: 'a@b.kg', reach: undefined }
    expect(merged(wished, '0555 123 456')).toMatchObject({ contact: '0555 123 456', ...reached })
    expect(merged(address, 'лучше телефон 0555 123 456').email).toBeUndefined()
    expect(merged(address, 'лучше на почту').reach).toBeUndefined()
  })

  it.each([
    ['Алёна Ким', 'ой, фамилия Ким-Ли, исправьте', 'Алёна Ким-Ли'],
    ['Алёна', 'фамилия Ким', 'Алёна Ким'],
    ['Ким Алёна', 'фамилия Цой', 'Цой Алёна'],
  ])('of %s becomes by «%s» that of %s', (name, message, expected) => {
    expect(merged({ ...draft, name }, message).name).toBe(expected)
  })

  it.each(['0312 90-80-70 доб. 12', '0312 90-80-70, добавочный 12', '+44 20 7946 0958 ext. 12'])(
    'has the number «%s» whole',
    (number) => {
      const said = merged({ stage: 'collecting' }, `Айгуль, ${number}, после обеда`)
      expect(completeDraft(said)).toEqual({ name: 'Айгуль', contact: number, time: 'после обеда' })
    },
  )

  it('becomes a booking with a contact within the limits', () => {
    const [name, contact] = ['Айгуль', 'a@b.kg']
    expect(completeDraft({ name, contact, topic: 'Лендинг' })).toEqual({
      name,
      contact,
      topic: 'Лендинг',
    })
    expect(completeDraft({ contact })).toEqual({ contact })
    expect(completeDraft({ contact: '@aigul' })).toEqual({ contact: '@aigul' })
    for (const broken of [
      { name },
      { name: 'а'.repeat(121), contact },
      { name: '[Иван](/admin)', contact },
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

  it('asks for the missing part', () => {
    expect(proposal({ stage: 'collecting', name: 'Айгуль' })).toMatch(/Айгуль, .*телефон, email/)
    expect(proposal({ stage: 'confirming', contact: 'a@b.kg' })).toContain('напишите и имя')
  })

  it('of an earlier version is still read', () => {
    const state = { subjectId: 'branding', booking: { ...draft, topic: 'Брендинг' } }
    expect(chatStateSchema.parse(state)).toEqual(state)
  })
})
