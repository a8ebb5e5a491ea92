import { expect, it } from 'vitest'
import { placeIn, plainMessage, plainName } from './client-error.ts'

it.each([
  [
    "Cannot read properties of undefined (reading 'aida@client.example')",
    'cannot read properties of undefined reading …',
  ],
  ['e.canParse is not a function', 'canparse is not a function'],
  ["Can't find variable: structuredClone", "can't find variable structuredclone"],
  ['can\'t access property "id", this.lead is undefined', "can't access property … is undefined"],
  ["undefined is not an object (evaluating 'e.id')", 'undefined is not an object evaluating …'],
  [
    'Unexpected token \'И\', "Иван Петров" is not valid JSON',
    'unexpected token … is not valid json',
  ],
  [
    "Failed to execute 'insertBefore' on 'Node': The node before which",
    'failed to execute insertbefore on node the node before which',
  ],
  [
    'Failed to fetch dynamically imported module: https://kerege.example/assets/a.js?token=1',
    'failed to fetch dynamically imported module …',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Иван',
    'Minified React error #418',
  ],
  ['Иван Петров, +996 555 123 456', '…'],
  ['Ivan Petrov, Lenina 5, ivan@client.example', '…'],
  ['ivan petrov lives in lenina street', '… in …'],
  ['№ 744338 / 3f2b8c1e-0000-4000-8000-000000000001', '…'],
  ['password hunter2', '…'],
  ['', ''],
])('keeps of «%s» the words of browsers alone', (message, kept) => {
  expect(plainMessage(message)).toBe(kept)
  expect(plainMessage(kept), 'and of that everything').toBe(kept)
})

it('keeps no long message', () => {
  expect(plainMessage('is not a function '.repeat(1000)).length).toBeLessThanOrEqual(160)
})

it.each([
  ['TypeError', 'TypeError'],
  ['QuotaExceededError', 'QuotaExceededError'],
  ['Иван', 'Error'],
  ['Ivan Petrov', 'Error'],
  ['', 'Error'],
])('takes «%s» for the class %s', (name, kept) => expect(plainName(name)).toBe(kept))

it.each([
  [
    'TypeError: x\n    at e (https://kerege.example/assets/chat-panel-Ab_12.js:2:345)\n    at f (https://kerege.example/assets/react-1.js:1:1)',
    'chat-panel-Ab_12.js:2:345',
  ],
  ['e@https://kerege.example/assets/index-Ab12.js:1:2345', 'index-Ab12.js:1:2345'],
  ['at chrome-extension://abcdef/inject.js:1:1', ''],
  ['at https://kerege.example/admin?email=1:1:1', ''],
])('finds in %s the place «%s»', (stack, place) => expect(placeIn(stack)).toBe(place))
