import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from '../support/world.ts'
import { at, fillInbox, numbered, readPage } from './inbox.ts'

/** What the search finds, and what it makes of whatever else is typed. */
export function proveInboxSearch(getWorld: () => World): void {
  beforeEach(() =>
    fillInbox(
      getWorld(),
      [
        {
          subject: 'Заявка на консультацию: Нурлан, ОсОО «Ала-Маркет»',
          body: 'Хотим доставку продуктов через сайт. Остатки ведём в 1С.\nТелефон: +996 555 210 314',
          from_email: 'nurlan@ala-market.example',
          lead: { name: 'Нурлан', company: 'Ала-Маркет', features: ['Тёплый приём'] },
        },
        {
          subject: 'Разработка мобильного приложения',
          body: 'Ещё нужны напоминания. Hosting и e-mail рассылки у нас свои: https://medlinia.example/apps',
          from_email: 'elena.voroncova@medlinia.example',
          interest: 'Мобильное приложение',
        },
        { subject: '100% скидка_сегодня', body: "It's a 'quoted' word, O'Brien \\ back" },
        { subject: 'и для не', from_email: 'the-and@it.example', body: "<O'Neil@pub.example>, " },
      ].map((email, index) => ({ id: numbered(index + 1), created_at: at(-index), ...email })),
    ),
  )
  afterEach(() => getWorld().restore())

  const find = (search: string) => readPage<number>(getWorld(), { search })

  it.each([
    ['заявки', [1]],
    ['консультации', [1]],
    ['продукты', [1]],
    ['продукт доставка', [1]],
    ['доставка приложения', []],
    ['приложений', [2]],
    ['ПРИЛОЖЕНИЕ', [2]],
    ['прилож', [2]],
    ['разраб', [2]],
    ['тёплый', [1]],
    ['теплый', [1]],
    ['прием', [1]],
    ['сайт и доставка', [1]],
    ['что для разработки', [2]],
    ['1с', [1]],
  ])('finds Russian words in any form and by their beginnings: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['прилож мобильного', []],
    ['мобильного прилож', [2]],
    ['nurlan@ala-market.example', [1]],
    ['NURLAN@ala-market.example ', [1]],
    ['Nurlan@', [1]],
    ['nurlan@ala', [1]],
    ['urlan@ala-market.example', []],
    ['@ala-market.example', [1]],
    ["o'neil@pub.example", [4]],
    ['заявка от nurlan@ala-market.example', [1]],
    ['ala-market', [1]],
    ['market', [1]],
    ['voroncova', [2]],
    ['elena.vor', [2]],
    ['medlinia.example', [2]],
    ['https://medlinia.example/apps', [2]],
    ['the-and@it.example', [4]],
    ['host', [2]],
    ['hosti', [2]],
    ['hosting', [2]],
    ['hosts', [2]],
    ['«Ала-Маркет»', [1]],
  ])('finds addresses and Latin words by each of their parts: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['+996 555 210 314', [1]],
    ['996555210314', [1]],
    ['0555 21-03-14', [1]],
    ['(555) 210314', [1]],
    ['555210', [1]],
    ['555 210', [1]],
    ['210 999 111', []],
  ])('finds telephone numbers however they are written: «%s»', async (search, found) => {
    expect(await find(search)).toEqual(found)
  })

  it.each([
    ['', [1, 2, 3, 4]],
    ['   ', [1, 2, 3, 4]],
    ['%', []],
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
    ['и', []],
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

  it('asks for every word among the first two hundred letters', async () => {
    expect(await find(`${'заявка '.repeat(28)}${'нурлан '.repeat(900)}`)).toEqual([1])
    expect(await find(`заявка приложение`)).toEqual([])
  })

  describe('follows the text', () => {
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

    it('of a word that is too long to be one', async () => {
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
