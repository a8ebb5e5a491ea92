import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

/** What the search finds, and how it treats other input. */
export function proveInboxSearch(getWorld: () => World): void {
  const fill = () =>
    fillInbox(
      getWorld(),
      [
        {
          subject: 'Заявка на консультацию: Нурлан, ОсОО «Ала-Маркет»',
          body: 'Хотим доставку продуктов через сайт. Остатки ведём в 1С.\nТелефон: +996 555 210 314',
          from_email: 'nurlan@ala-market.example',
          lead: {
            kind: 'booking',
            name: 'Нурлан',
            company: 'Ала-Маркет',
            features: ['Тёплый приём'],
          },
        },
        {
          subject: 'Разработка мобильного приложения',
          body: 'Ещё нужны напоминания. Hosting и e-mail рассылки у нас свои: https://medlinia.example/apps',
          from_email: 'elena.voroncova@medlinia.example',
          interest: 'Мобильное приложение',
          lead: { phone: '+996 (700) 41-82-26' },
        },
        {
          subject: '100% скидка_сегодня',
          to_email: 'leads@kerege.example',
          lead: { phone: '8 (916) 123-45-67' },
          body: "It's a 'quoted' word, O'Brien \\ back",
        },
        { subject: 'и для не', from_email: 'the-and@it.example', body: "<O'Neil@pub.example>, " },
        {
          subject: 'Вопрос',
          body: 'Можно в рассрочку? По № 744 338.',
          from_email: 'kym@pub.example',
          tags: ['срочно-позвонить'],
        },
      ].map((email, index) => ({ id: numbered(index + 1), created_at: at(-index), ...email })),
    )
  beforeAll(fill)
  afterAll(() => getWorld().restore())

  const find = (search: string) => readPage<number>(getWorld(), { search })

  it.each([
    ['edlinia', [2]],
    ['MEDLINIA', [2]],
    ['medlin', [2]],
    ['elena.vor', [2]],
    ['ru', []],
    ['ОО', [1]],
    ['dl', [2]],
    ['№', []],
    ['ё', [1, 2, 3, 4, 5]],
    ['%', [3]],
    ['_с', [3]],
    ['«а', [1]],
    ['ю:', [1]],
    ['разраб', [2]],
    ['обильного прил', [2]],
    ['nurlan@ala-market.example', [1]],
    ['NURLAN@ala-market.example ', [1]],
    ['nurlan@ala', [1]],
    ['urlan@ala-market', [1]],
    ['@ala-market.example', [1]],
    ['leads@kerege', [3]],
    ['«Ала-Маркет»', [1]],
    ['1с', [1]],
    ['1с.', [1]],
  ])('finds a part of sender, recipient or subject: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['заявки', [1]],
    ['консультации', [1]],
    ['продукты', [1]],
    ['продукт доставка', [1]],
    ['доставка приложения', []],
    // The stored form of a lead is not the sender's text.
    ['booking', []],
    ['приложений', [2]],
    ['ПРИЛОЖЕНИЕ', [2]],
    ['тёплый', [1]],
    ['теплый', [1]],
    ['ТЁПЛЫЙ', [1]],
    ['прием', [1]],
    ['сайт и доставка', [1]],
    ['что для разработки', [2]],
    ['продукт -сайт', []],
    ['продукты or напоминание', [1, 2]],
    ['"доставка продуктов"', [1]],
    ['"продуктов доставка"', []],
    ['hosting', [2]],
    ['hosts', [2]],
    ['рассылка e-mail', [2]],
    ['medlinia.example', [2]],
    ['https://medlinia.example/apps', [2]],
    ["o'neil@pub.example", [4]],
    ['the-and@it.example', [4]],
    ['заявка от nurlan@ala-market.example', [1]],
    ['ала-маркет', [1]],
    ['маркеты', [1]],
  ])('finds words of the text in any form: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['+996 555 210 314', [1]],
    ['996555210314', [1]],
    ['0555 21-03-14', [1]],
    ['(555) 210314', [1]],
    ['555210', [1]],
    ['700418', [2]],
    ['555 210', [1]],
    ['0700 418 226', [2]],
    ['+996 700 418 226', [2]],
    ['+996 700 418 2', [2]],
    ['+7 916 123-45-67', [3]],
    ['8.916.123.45.67', [3]],
    ['916 123 45 67', [3]],
    ['210 999 111', []],
  ])('finds telephone numbers however they are written: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    // Of the text, from its middle, several in any order, and beside whole words.
    ['рассроч', [5]],
    ['ассрочк', [5]],
    ['прил мобильного', [2]],
    ['medlinia.exa', [2]],
    ['напомин', [2]],
    ['оставк прод', [1]],
    ['оставк абракадабра', []],
    ['продук -сайт', []],
    // Of a number: its end, its middle, in any groups.
    ['210314', [1]],
    ['210-314', [1]],
    ['5210314', [1]],
    ['41-82-26', [2]],
    ['1234567', [3]],
    ['№744 338', [5]],
    ['№ 744338', [5]],
    ['744 338', [5]],
    ['вопрос №744338', [5]],
    ['338 744', []],
    ['5 210 31', [1]],
    // By tag, or a part of it.
    ['срочно-позвонить', [5]],
    ['срочно', [5]],
  ])('finds parts of words, numbers and tags: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['йодированный', 'Й\u00adодирован\u200bный'.normalize('NFD')],
    ['Йодированный'.normalize('NFD'), 'йодированный'],
    ['ала-маркет'.replace('-', '\u2011'), 'Ала-Маркет'],
    ['Ала–Маркет', 'Ала\u2011Маркет'],
    ['до\u00adговор', 'договор'],
    ['два слова', 'два\u00a0\u2009слова'],
    ['два\u00a0слова', 'два\nслова'],
    ['замок', 'за\u0301мок'],
    ['o’brien', "O'Brien"],
    ['می‌خواهم', 'میخواهم'],
    ['0555123456', '+996\u00a0555\u2011123\u2011456'],
    ['омуралиева', 'Өмүралиева'],
    ['өмүралиева', 'Омуралиева'],
    ['тынчтык', 'Тыңчтык'],
    ['muller', 'Müller'],
    ['müller', 'Muller'],
    ['соколята', 'Cоколята'],
    ['coколята', 'Соколята'],
    ['john obrien', "John O'Brien"],
  ])('finds what looks the same: «%s» in «%s»', async (search, written) => {
    const { clients } = getWorld()
    for (const field of ['from_name', 'subject', 'body']) {
      await fill()
      await clients.service
        .from('emails')
        .update({ [field]: written })
        .eq('id', numbered(4))
        .throwOnError()
      expect(await find(search), field).toContain(4)
    }
    await fill()
  })

  it('finds the names of files', async () => {
    const { clients } = getWorld()
    await clients.service
      .from('attachments')
      .insert({ email_id: numbered(4), name: 'Логотип_v2.png', media_type: 'image/png', size: 10 })
      .throwOnError()
    for (const search of ['логотип_v2.png', 'логотип', 'v2.png']) {
      expect(await find(search), search).toEqual([4])
    }
    await fill()
  })

  it('follows a tag', async () => {
    const { clients } = getWorld()
    const tag = (tags: string[]) =>
      clients.staff.from('emails').update({ tags }).eq('id', numbered(4)).throwOnError()
    await tag(['Постоянный клиент'])
    expect(await find('постоянный клиент')).toEqual([4])
    await tag([])
    expect(await find('постоянный клиент')).toEqual([])
  })

  it.each([
    ['', [1, 2, 3, 4, 5]],
    ['   ', [1, 2, 3, 4, 5]],
    ['!!! ()', []],
    ['100%', [3]],
    ['скидка_сегодня', [3]],
    ["o'brien", [3]],
    ["'quoted'", [3]],
    ['quoted:*', [3]],
    ["'; drop table public.emails; --", []],
    ["x' | 'заявка", []],
    ['заявка & !нурлан', [1]],
    ['нурлан | елена', []],
    ['<-> заявка', [1]],
    ['заявка\\', [1]],
    ['$1 $2', []],
    ['🙂', []],
    ['заявка 🙂', [1]],
    ['\u202eзаявка', [1]],
    ['😀', []],
  ])('takes whatever is typed for words: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['ten thousand letters', 'а'.repeat(10_000)],
    ['five thousand words', 'заявка '.repeat(5_000)],
    ['five thousand quotes', "'".repeat(5_000)],
    ['brackets without end', '('.repeat(5_000)],
  ])('answers to %s as to anything else', async (_, search) => {
    await expect(find(search)).resolves.toBeInstanceOf(Array)
  })

  it('reads two hundred letters, and no more', async () => {
    expect(await find(`${'заявка '.repeat(28)}    ${'приложение '.repeat(900)}`)).toEqual([1])
    expect(await find(`${'заявка '.repeat(20)}приложение`)).toEqual([])
  })

  describe('follows the text', () => {
    afterEach(fill)

    it('when it changes, and when it goes', async () => {
      const { clients } = getWorld()
      await clients.service
        .from('emails')
        .update({ body: 'Верблюды' })
        .eq('id', numbered(1))
        .throwOnError()
      expect(await find('верблюд')).toEqual([1])
      expect(await find('продукты')).toEqual([])
      await clients.service.from('emails').delete().eq('id', numbered(1)).throwOnError()
      expect(await find('верблюд')).toEqual([])
    })

    it('ignores a word of absurd length', async () => {
      const { clients } = getWorld()
      await clients.service
        .from('emails')
        .update({ body: `${'x'.repeat(5_000)} верблюд` })
        .eq('id', numbered(1))
        .throwOnError()
      expect(await find('верблюд')).toEqual([1])
    })
  })
}
