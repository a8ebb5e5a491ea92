import { describe, expect, it } from 'vitest'
import { authenticationOf } from './authentication.ts'

const us = 'mx.kerege.example'
const verdict = (results: string, from = 'aida@client.example') =>
  authenticationOf(`${us}; ${results}`, us, from)

describe('the verdict on a sender', () => {
  it.each([
    ['pass', 'dmarc=pass (p=NONE) header.from=client.example'],
    ['fail', 'spf=pass smtp.mailfrom=evil.example; dmarc=fail header.from=client.example'],
    ['pass', 'dmarc=none; dkim=pass header.d=client.example'],
    ['pass', 'dkim=pass header.i=@client.example header.s=mail; spf=softfail'],
    [
      'pass',
      'spf=pass (mx: domain of "aida@client.example" (x)) smtp.mailfrom=aida@client.example',
    ],
    [
      'pass',
      'spf=pass (spfCheck: 1.2.3.4) client-ip=1.2.3.4; envelope-from=x; dkim=pass header.d=client.example',
    ],
    ['none', 'dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example'],
    ['none', 'dkim=pass header.d=example'],
    ['none', 'dkim=pass header.d=sub.client.example'],
    ['none', 'dkim=fail header.d=client.example; spf=none'],
    ['fail', 'dkim=none; spf=fail smtp.mailfrom=client.example'],
    ['none', 'none'],
    ['none', ''],
    ['none', 'spf=neutral (dmarc=pass header.from=client.example)'],
    ['fail', 'envelope-from="x; dmarc=pass"@evil.example; dmarc=fail header.from=client.example'],
    ['none', 'smtp.mailfrom=x; dmarc=pass; dmarc=fail header.from=client.example'],
    ['pass', 'dmarc=pass header.from="Client.example."'],
    ['none', 'dmarc=pass'],
    ['none', 'dmarc=pass header.from=evil.example; dkim=pass header.d=client.example'],
    ['none', 'dmarc=pass header.from=mail.client.example'],
    ['none', 'dmarc=pass header.from=evil.example header.from=client.example'],
    ['none', 'dmarc=pass header.from=client.example; dmarc=pass header.from=evil.example'],
    ['none', 'dmarc=pass header.from=aida@client.example'],
    ['none', 'smtp.helo=a); dmarc=pass header.from=client.example (b'],
    ['none', 'smtp.helo=(a\\); dmarc=pass header.from=client.example (b\\()'],
    ['fail', 'smtp.helo=a) (; dmarc=fail header.from=client.example'],
    ['none', 'smtp.helo="a; dmarc=pass header.from=client.example'],
  ])('is %s for %s', (expected, results) => {
    expect(verdict(results)).toBe(expected)
  })

  it('is the same however an international domain is written', () => {
    const results = 'dmarc=pass header.from=xn--e1afmkfd.xn--p1ai'
    expect(verdict(results, 'info@пример.рф')).toBe('pass')
    expect(verdict('dmarc=pass header.from=пример.рф', 'info@XN--E1AFMKFD.xn--p1ai')).toBe('pass')
  })

  it('holds for a sender below the domain that signs', () => {
    const signed = 'dkim=pass header.d=client.example'
    expect(verdict(signed, 'aida@mail.client.example')).toBe('pass')
    expect(verdict(signed, 'aida@notclient.example')).toBe('none')
  })

  it('counts only from our own receiver', () => {
    const results = 'dmarc=pass header.from=client.example'
    const from = 'aida@client.example'
    expect(authenticationOf(`MX.kerege.example 1; ${results}`, us, from)).toBe('pass')
    expect(authenticationOf(`mx.evil.example; ${results}`, us, from)).toBe('none')
    expect(authenticationOf(`${us}.evil.example; ${results}`, us, from)).toBe('none')
    expect(authenticationOf(`${us}; ${results}`, undefined, from)).toBe('none')
    expect(authenticationOf(undefined, us, from)).toBe('none')
  })

  it('is there in the end for a hostile header', () => {
    expect(verdict('('.repeat(100_000))).toBe('none')
    expect(verdict('(x) '.repeat(100_000))).toBe('none')
    expect(verdict('a=b;'.repeat(100_000))).toBe('none')
  })
})
