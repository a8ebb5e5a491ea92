import { toBase64 } from '../_shared/crypto.ts'
import { decodeText } from './charset.ts'
import { fromBase64, fromQuotedPrintable } from './transfer-encoding.ts'

/* Encoded words (RFC 2047) as they occur: cut inside a letter, each padded for itself; with a wrong charset, or with
   letters that were never encoded. */

const words = /=\?([^?\s]{1,60})\?([bqBQ])\?((?:[^?=]|=(?!\?[^=])|\?(?!=))*)\?=/g
const runs = new RegExp(String.raw`${words.source}(?:[ \t]*${words.source})*`, 'g')

/** A text of one character per byte. */
export const bytesOf = (binary: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(binary, (character) => character.charCodeAt(0))

/** One character per byte, which no decoder gives: `latin1` means windows-1252. */
export function binaryOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let length = 0
  for (const part of parts) {
    all.set(part, length)
    length += part.length
  }
  return all
}

/** The text of encoded words that follow one another. */
function textOf(run: string): string {
  const pieces: { charset: string; parts: Uint8Array[] }[] = []
  for (const [, name = '', encoding = '', content = ''] of run.matchAll(words)) {
    // RFC 2231 adds a language.
    const [charset = ''] = name.toLowerCase().split('*')
    const bytes = /b/i.test(encoding)
      ? fromBase64(bytesOf(content))
      : fromQuotedPrintable(bytesOf(content.replaceAll('_', ' ')))
    const last = pieces.at(-1)
    if (last?.charset === charset) last.parts.push(bytes)
    else pieces.push({ charset, parts: [bytes] })
  }
  return pieces.map(({ charset, parts }) => decodeText(joined(parts), charset)).join('')
}

const isAscii = (binary: string) => !/[\x80-\xff]/.test(binary)

/**
 * A field with its letters decoded, and its encoded words as one word in UTF-8 each: what they say could be taken for
 * marks of the field.
 *
 * @param field one character per byte
 * @param charset the likeliest one of letters that are not encoded
 */
export function plainField(field: string, charset: string): string {
  const raw = (text: string) => (isAscii(text) ? text : decodeText(bytesOf(text), charset))
  let plain = ''
  let end = 0
  for (const { 0: run, index } of field.matchAll(runs)) {
    const text = new TextEncoder().encode(textOf(run))
    plain += raw(field.slice(end, index))
    if (text.length > 0) plain += `=?utf-8?B?${toBase64(text)}?=`
    end = index + run.length
  }
  return plain + raw(field.slice(end))
}
