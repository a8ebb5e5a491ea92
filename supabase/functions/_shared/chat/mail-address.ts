import { fieldLimits } from '../contracts/lead-fields.ts'

/** RFC 5322, 3.2.3: what stands before the «@», without quotes. */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const domain = new RegExp(`^(?:${label}\\.)+(?:\\p{L}{2,24}|xn--[a-z0-9-]{2,59})$`, 'iu')
/** «inbох.ru»: letters of two alphabets in one label are a slip, or somebody else's. */
const isMixed = (text: string) => /\p{sc=Latn}/u.test(text) && /\p{sc=Cyrl}/u.test(text)

/**
 * An e-mail address as mail servers take it: its domain in punycode.
 *
 * @param text what may be one, as it was written: «r&d@client.example», «zakaz@пример.рф»
 * @returns undefined for what is none
 */
export function mailAddressOf(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const [local, host] = [text.slice(0, at), text.slice(at + 1)]
  if (!localPart.test(local) || !domain.test(host) || host.split('.').some(isMixed))
    return undefined
  if (!URL.canParse(`http://${host}`)) return undefined
  const ascii = /^[\w.-]+$/.test(host) ? host : new URL(`http://${host}`).hostname
  const address = `${local}@${ascii}`
  return address.length <= fieldLimits.email ? address : undefined
}
