import { describe, expect, it } from 'vitest'
import { newsletterRequestSchema } from './newsletter.ts'
import { consultationSchema } from './lead.ts'
import { addressField, normalAddress, searchedText } from './mail-address.ts'
import { mailUrl } from './mail-url.ts'
import { manualLeadSchema } from './manual-lead.ts'

const inPunycode = 'zakaz@xn--80aswg.xn--p1ai'

it.each([
  ['zero-width space', '\u200b'],
  ['embedding', '\u202a'],
  ['soft hyphen', '\u00ad'],
  ['word joiner', '\u2060'],
  ['byte order mark', '\ufeff'],
  ['vowel separator', '\u180e'],
  ['tag', '\u{e0061}'],
  ['selector', '\ufe0f'],
  ['isolate', '\u2066'],
  ['joiner', '\u200d'],
])('a pasted %s is no part of an address', (_, unseen) => {
  for (const address of ['vera@client.example', 'zakaz@сайт.рф']) {
    const pasted = [...address].join(unseen) + unseen
    expect(addressField.parse(`\u00a0${pasted}`)).toBe(normalAddress(address))
    expect(normalAddress(pasted)).toBe(normalAddress(address))
    expect(searchedText(pasted)).toBe(normalAddress(address))
  }
})

describe('an address', () => {
  it.each([
    'vera@client.example',
    'o’neil@x.kg'.replace('’', "'"),
    'h&m@client.example',
    'a/b=c@client.example',
    "!#$%&'*+/=?^_`{|}~-@client.example",
    'first.last+tag@mail.client.example',
    '1@2.kg',
    'x@a-b.company',
    inPunycode,
    'x@xn--80akhbyknj4f.xn--80asehdb',
  ])('may be %s', (address) => {
    expect(normalAddress(` ${address}\n`)).toBe(address)
  })

  it.each([
    ['zakaz@сайт.рф', inPunycode],
    ['zakaz@САЙТ.РФ', inPunycode],
    ['zakaz@сайт。рф', inPunycode],
    ['zakaz@xn--80ASWG.xn--P1AI', inPunycode],
    ['Zakaz@Company.KG', 'Zakaz@company.kg'],
    ['b@bücher.example', 'b@xn--bcher-kva.example'],
  ])('%s has the one form %s', (address, form) => {
    expect(normalAddress(address)).toBe(form)
  })

  it.each([
    '',
    '@',
    'vera',
    'vera@',
    '@client.example',
    'vera@client',
    'vera@.example',
    'vera@client..example',
    'vera@client.example.',
    've ra@client.example',
    'vera@cli ent.example',
    'vera..k@client.example',
    '.vera@client.example',
    'vera.@client.example',
    'vera@@client.example',
    'vera@kim@client.example',
    'вера@client.example',
    '"vera kim"@client.example',
    'vera@-client.example',
    'vera@client-.example',
    'vera@client.123',
    'vera@127.0.0.1',
    'vera@[127.0.0.1]',
    'vera@client.example/x',
    'vera@client.example:25',
    'vera@cl%69ent.example',
    'vera@client_x.example',
    'Vera <vera@client.example>',
    'vera@client.example, kim@client.example',
    `${'v'.repeat(65)}@client.example`,
    `vera@${'c'.repeat(64)}.example`,
    `vera@${'client.'.repeat(40)}example`,
  ])('is not %j', (address) => {
    expect(normalAddress(address)).toBeUndefined()
    expect(addressField.safeParse(address).success).toBe(false)
  })
})

it('says that letters of another script are no part of a mailbox', () => {
  const said = (address: string) => addressField.safeParse(address).error?.issues[0]?.message
  expect(said('вера@client.example')).toMatch(/до знака @ нужны латинские буквы/)
  expect(said('vera k@сайт.рф')).toMatch(/нужен email вида/)
})

it.each([
  [
    'the consultation form',
    (email: string) => consultationSchema.parse({ name: 'Вера', phone: '1', email }),
  ],
  [
    'the newsletter',
    (email: string) => newsletterRequestSchema.parse({ action: 'subscribe', email }),
  ],
  [
    'a lead that staff write down',
    (email: string) => manualLeadSchema.parse({ channel: 'call', name: 'Вера', email }),
  ],
])('%s takes an address of .рф, in its one form', (_, send) => {
  expect(send('zakaz@сайт.рф')).toMatchObject({ email: inPunycode })
})

it('finds an address in a search by its one form, and leaves the rest', () => {
  expect(searchedText('Вера zakaz@Сайт.рф договор.пдф @nick a@b')).toBe(
    `Вера ${inPunycode} договор.пдф @nick a@b`,
  )
})

it('writes to an address whose signs a link would take for its own', () => {
  const { pathname, search } = new URL(mailUrl('h&m?a%b@client.example'))
  expect(decodeURIComponent(pathname)).toBe('h&m?a%b@client.example')
  expect(search).toBe('')
})
