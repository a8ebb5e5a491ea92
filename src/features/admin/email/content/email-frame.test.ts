import { readFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { mailDocument } from './email-frame'

const shell = (name: string) => readFileSync(`public/${name}.html`, 'utf8')

afterEach(() => document.body.replaceChildren())

/** A frame that has loaded this document. */
function frameOf(html: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  frame.contentDocument?.write(html)
  frame.contentDocument?.close()
  return frame
}

it.each([
  ['mail-frame', "default-src 'none'; style-src 'unsafe-inline'; img-src data:"],
  ['mail-frame-pictures', "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:"],
])('the document %s restrains its content', (name, policy) => {
  const head = new DOMParser().parseFromString(shell(name), 'text/html').head
  const policies = [...head.querySelectorAll('meta[http-equiv="Content-Security-Policy"]')]
  expect(policies.map((policyTag) => policyTag.getAttribute('content'))).toEqual([policy])
  expect(head.querySelector('link, script, style')).toBeNull()
  expect(mailDocument(frameOf(shell(name)))?.body).toBeDefined()
})

it.each([
  ['nothing', ''],
  ['the page of a host’s error', '<!doctype html><head><title>502</title></head>'],
  [
    'a policy that is another',
    '<head><meta http-equiv="Content-Security-Policy" content="default-src *"></head>',
  ],
])('a frame that has loaded %s gets no mail', (_, html) => {
  expect(mailDocument(frameOf(html))).toBeUndefined()
})
