import { expect, it } from 'vitest'
import { remarkLine } from './mail-remark.ts'
import { isAnswer, newText, textParts } from './new-text.ts'

const kinds = (text: string, answers = true) =>
  textParts(text, answers).map(({ kind, text: words }) => [kind, words])

/** What mail programs put above an earlier mail, by program and language of its interface. */
const attributions = {
  'Gmail, Russian': 'ср, 30 апр. 2025 г. в 15:19, Имя Имя <a@kerege.example>:',
  'Gmail, Russian, folded':
    'ср, 30 апр. 2025 г. в 15:19, Отдел продаж агентства <\na@kerege.example>:',
  'Gmail, Russian, earlier':
    'среда, 30 апреля 2025 г. пользователь Имя Имя <a@kerege.example> написал:',
  'Gmail, Kazakh': '2025 ж. 30 сәу., ср 15:19 уақытында, Имя <a@kerege.example> былай деп жазды:',
  'Gmail, Kyrgyz': 'шр, 2025-ж., 30-апр., саат 15:19да Имя <a@kerege.example> мындай деп жазды:',
  'Gmail, Uzbek': 'Chor, 30-apr, 2025, 15:19 Ism <a@kerege.example> yozdi:',
  'Gmail, Turkish': 'Ad Soyad <a@kerege.example>, 30 Nis 2025 Çar, 15:19 tarihinde şunu yazdı:',
  'Gmail, German': 'Am Mi., 30. Apr. 2025 um 15:19 Uhr schrieb Vor Name <a@kerege.example>:',
  'Gmail, German, name first':
    'Vor Name <a@kerege.example> schrieb am Mi., 30.\nApr. 2025 um 15:19 Uhr:',
  'Gmail, French': 'Le mer. 30 avr. 2025 à 15:19, Pré Nom <a@kerege.example> a écrit :',
  'Gmail, English': 'On Wed, Apr 30, 2025 at 3:19\u202fPM Na Me <a@kerege.example> wrote:',
  'Gmail, English, folded':
    'On Wed, Apr 30, 2025 at 3:19 PM A Long Name of an Agency <\na@kerege.example> wrote:',
  'Gmail, Spanish': 'El mié, 30 abr 2025 a las 15:19, Nombre (<a@kerege.example>) escribió:',
  'Gmail, Italian': 'Il giorno mer 30 apr 2025 alle ore 15:19 Nome <a@kerege.example>\nha scritto:',
  'Gmail, Portuguese': 'Em qua., 30 de abr. de 2025 às 15:19, Nome <a@kerege.example> escreveu:',
  'Gmail, Polish': 'śr., 30 kwi 2025 o 15:19 Imię <a@kerege.example> napisał(a):',
  'Gmail, Ukrainian': 'ср, 30 квіт. 2025 р. о 15:19 Імʼя <a@kerege.example> пише:',
  'Apple Mail, Russian': '30 апр. 2025 г., в 15:19, Имя <a@kerege.example> написал(а):',
  'Apple Mail, English': 'On 30 Apr 2025, at 15:19, Na Me <a@kerege.example> wrote:',
  'Apple Mail, Turkish': 'Ad <a@kerege.example> şunları yazdı (30 Nis 2025 15:19):',
  'Apple Mail, Chinese': '2025年4月30日 下午3:19，Name <a@kerege.example> 写道：',
  'Mail.ru': 'Среда, 30 апреля 2025, 15:19 +06:00 от Имя <a@kerege.example>:',
  Yandex: '30.04.2025, 15:19, "Имя Имя" <a@kerege.example>:',
  'Outlook for Android': 'On Wed, Apr 30, 2025 at 3:19 PM +0600, "Na Me" <a@kerege.example> wrote:',
} as const

it.each(Object.entries(attributions))('tells the quote below that of %s', (_, line) => {
  for (const quote of [`${line}\n> Добрый день\n>\n> Тимур`, `${line}\n\nДобрый день\n\nТимур`])
    expect(kinds(`Да, согласны.\n\n${quote}`)).toEqual([
      ['own', 'Да, согласны.'],
      ['history', quote],
    ])
})

it.each([
  ['Thunderbird, Russian', '30.04.2025 15:19, Имя Имя пишет:'],
  ['Thunderbird, English', 'On 4/30/25 15:19, Na Me wrote:'],
  ['The Bat!', 'Вы писали 30 апреля 2025 г., 15:19:07:'],
  ['K-9 Mail', 'Vor Name <a@kerege.example> schrieb:'],
  ['ours', '30 апр. 2025 г., 15:19, anna@client.example пишет:'],
  ['ours, of a form', 'Ваша заявка от 30 апр. 2025 г., 15:19:'],
])('tells the marked quote below that of %s', (_, line) => {
  expect(kinds(`Да.\n${line}\n> Начнём?`)).toEqual([
    ['own', 'Да.'],
    ['history', `${line}\n> Начнём?`],
  ])
})

/** The headers that Outlook, its kin and Apple Mail put above an earlier mail, by language. */
const headers = {
  Russian:
    'От: Имя <a@kerege.example>\nОтправлено: 30 апреля 2025 г. 15:19\nКому: Анна\nТема: Re: Смета',
  'Russian, without an address':
    'От: Имя Имя\nДата: среда, 30 апреля 2025 г., 15:19\nКому: Анна\nТема: Смета',
  English:
    'From: Na Me\nSent: Wednesday, April 30, 2025 3:19 PM\nTo: Anna\nCc: Ivan\nSubject: RE: Estimate',
  'English, bold':
    '*From:* Na Me [mailto:\na@kerege.example]\n*Sent:* Wednesday, April 30, 2025\n*To:* Anna\n*Subject:* Hi',
  'Hotmail’s order':
    'Date: Wed, 30 Apr 2025 15:19:00 +0600\nFrom: a@kerege.example\nTo: a@b.example\nSubject: Hi',
  German:
    'Von: Vor Name <a@kerege.example>\nGesendet: Mittwoch, 30. April 2025 15:19\nAn: Anna\nBetreff: AW: Angebot',
  French:
    'De : Pré Nom <a@kerege.example>\nEnvoyé : mercredi 30 avril 2025 15:19\nÀ : Anna\nObjet : Devis',
  Turkish:
    'Kimden: Ad <a@kerege.example>\nGönderildi: 30 Nisan 2025 Çarşamba 15:19\nKime: Anna\nKonu: Teklif',
  'Turkish, Gönderen':
    'Gönderen: Ad\nGönderme Tarihi: 30 Nisan 2025 15:19\nAlıcı: Anna\nKonu: Teklif',
  Kazakh:
    'Кімнен: Аты <a@kerege.example>\nЖіберілді: 2025 ж. 30 сәуір 15:19\nКімге: Анна\nТақырып: Смета',
  Kyrgyz:
    'Кимден: Аты <a@kerege.example>\nЖөнөтүлдү: 2025-ж. 30-апрель 15:19\nКимге: Анна\nТема: Смета',
  Ukrainian:
    'Від: Імʼя <a@kerege.example>\nНадіслано: 30 квітня 2025 р. 15:19\nКому: Анна\nТема: Кошторис',
  Spanish:
    'De: Nombre <a@kerege.example>\nEnviado: miércoles, 30 de abril de 2025 15:19\nPara: Anna\nAsunto: Oferta',
  Italian:
    'Da: Nome <a@kerege.example>\nInviato: mercoledì 30 aprile 2025 15:19\nA: Anna\nOggetto: Offerta',
  Polish:
    'Od: Imię <a@kerege.example>\nWysłano: środa, 30 kwietnia 2025 15:19\nDo: Anna\nTemat: Oferta',
} as const

it.each(Object.entries(headers))('tells the mail below a header in %s', (_, header) => {
  for (const heading of [
    header,
    `-----\n${header}`,
    `________________________________\n${header}`,
  ]) {
    const quote = `${heading}\n\nДобрый день!\n\nТимур`
    expect(kinds(`Да, согласны.\n\n${quote}`)).toEqual([
      ['own', 'Да, согласны.'],
      ['history', quote],
    ])
  }
})

it('tells the mail below a rule and a header in any language', () => {
  const quote =
    '________________________________\nFff: Vārds <a@kerege.example>\nSss: 2025. gada 30. aprīlī 15:19\nTtt: Anna\nXxx: Tāme\n\nLabdien'
  expect(kinds(`Jā.\n\n${quote}`)).toEqual([
    ['own', 'Jā.'],
    ['history', quote],
  ])
})

it.each([
  'Исходное сообщение',
  'Original Message',
  'Ursprüngliche Nachricht',
  "Message d'origine",
  'Orijinal İleti',
  'Түпнұсқа хабар',
  'Баштапкы кат',
  'Пересылаемое сообщение',
  'Forwarded message',
])('tells the mail below «%s»', (words) => {
  for (const line of [`-----${words}-----`, `-------- ${words} --------`])
    expect(kinds(`Да.\n\n${line}\nТекст`)).toEqual([
      ['own', 'Да.'],
      ['history', `${line}\nТекст`],
    ])
})

it('keeps an answer that shares its line with an attribution', () => {
  const quote = '--- On Wed, Apr 4, 2012 at 3:59 PM, a@kerege.example wrote:\n> Hi'
  expect(kinds(`Строка\nмой текст${quote}`)).toEqual([
    ['own', 'Строка\nмой текст'],
    ['history', quote],
  ])
})

it('keeps what stands below a quote and between its lines', () => {
  const attribution = '30.04.2025 15:19, Имя пишет:'
  expect(kinds(`Да\n\n${attribution}\n> Срок?\n\n-- \nАнна`)).toEqual([
    ['own', 'Да'],
    ['history', `${attribution}\n> Срок?`],
    ['own', '-- \nАнна'],
  ])
  expect(kinds(`${attribution}\n> Срок?\n\nМесяц.`)).toEqual([
    ['history', `${attribution}\n> Срок?`],
    ['own', 'Месяц.'],
  ])
  const between = `${attribution}\n> Срок?\nМесяц.\n> Бюджет?\nСто тысяч.\n> Тимур`
  expect(kinds(between)).toEqual([
    ['context', `${attribution}\n> Срок?`],
    ['own', 'Месяц.'],
    ['context', '> Бюджет?'],
    ['own', 'Сто тысяч.'],
    ['history', '> Тимур'],
  ])
  expect(newText(between, true)).toBe('Месяц.\n\nСто тысяч.')
  expect(kinds('Добавьте:\n> 5 языков\nЖду ответа')[1]).toEqual(['context', '> 5 языков'])
})

it('shows our remarks, which stand below all, and leaves them out of the new text', () => {
  const remark = remarkLine('Вложения не проверены и хранятся 30 дней: a.zip.')
  const text = `Да\n\n30.04.2025 15:19, Имя пишет:\n> Срок?\n\n${remark}`
  expect(kinds(text).at(-1)).toEqual(['remark', remark])
  expect(newText(text, true)).toBe('Да')
  expect(newText(remark, false)).toBe(remark)
})

it('takes what is forwarded without a word for what is said', () => {
  const text = `---------- Пересылаемое сообщение ---------\n${headers.Russian}\n\nНужен сайт`
  expect(kinds(text)).toEqual([['own', text]])
})

/** What people write that looks like a quote, or like what stands above one. */
it.each([
  'Просто письмо',
  '> только цитата',
  '',
  'a > b\n5 > 4',
  'Маршрут:\nОт: Бишкек\nДо: Ош\nДата: 12 мая 2025 в 10:00\nСпасибо',
  'Реквизиты:\nКому: ОсОО «Пекарня»\nОт: Айбек\nДата: 30.04.2025\nСумма: 5000',
  'Для формы:\nИмя: Анна\nEmail: a@client.example\nТема: сайт\nДата: 5 мая 2025, 10:00\nжду',
  'Встретимся 5 мая 2025 в 15:00:\nу входа',
  '30.04.2025 в 15:19:\nсервер упал',
  'Клиент пишет:\nхочу сайт',
  'Иван Петров написал:\nхочу сайт',
  'On Monday we met John, he wrote:\nplease call',
  'Контакты:\nИван <ivan@client.example>:\n0555 123456\nАнна <anna@client.example>:\n0555 654321',
  'Вы обещали 23 апреля 2025, ivan@kerege.example:\nгде ответ?',
  'Спасибо\n____________\nАнна\nТел.: 555\nE-mail: a@b.kg\nРежим работы: 2025 год 10:00-18:00',
  'Ошибка:\nИсходное сообщение об ошибке:\nTypeError: x is not a function',
  'Код:\n<div>\n  <p>x</p>\n</div>',
])('finds no quote in %j', (text) => {
  expect(newText(text, true)).toBe(text)
  expect(kinds(text).every(([kind]) => kind === 'own')).toBe(true)
})

it.each([
  'Требования:\n> 100 посетителей\n> 5 языков',
  `Прошу ответить.\n\n-----Исходное сообщение-----\n${headers.Russian}\n\nТекст`,
  `Смотрите:\n\n${headers.Russian}\n\nНужен сайт`,
])('finds no quote in a first letter', (text) => {
  expect(kinds(text, false)).toEqual([['own', text]])
})

it('knows an answer by what it names, or by its subject', () => {
  const first = { subject: 'Смета', in_reply_to: null, reference_ids: [] }
  expect(isAnswer(first)).toBe(false)
  expect(isAnswer({ ...first, subject: 'Fwd: Смета' })).toBe(false)
  expect(isAnswer({ ...first, subject: 'Реклама: смета' })).toBe(false)
  expect(isAnswer({ ...first, in_reply_to: '<a@b>' })).toBe(true)
  expect(isAnswer({ ...first, reference_ids: ['<a@b>'] })).toBe(true)
  for (const subject of ['Re: Смета', 'RE[2]: Смета', 'AW: Angebot', 'На: Смета'])
    expect(isAnswer({ ...first, subject })).toBe(true)
})
