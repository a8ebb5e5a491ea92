import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  calls,
  refuses,
  says,
  startOpenAiFake,
  type OpenAiFake,
  type Reply,
} from '../../tests/support/fakes/openai-fake.ts'
import { refusals } from '../../tests/support/fakes/llm-providers/refusals.ts'
import { checkModel } from './model.ts'

let fake: OpenAiFake
beforeAll(async () => {
  fake = await startOpenAiFake()
})
afterAll(() => fake.close())

const check = (replies: Reply[], more: Record<string, string> = {}) => {
  fake.script(...replies)
  return checkModel({ AI_BASE_URL: fake.url, AI_API_KEY: 'key', AI_MODEL: 'small', ...more })
}
const search = calls(['search_catalogue', { query: 'лендинг' }])

it('asks one real question with tools', async () => {
  expect(await check([search])).toMatch(/^small at 127\.0\.0\.1:\d+ in \d\.\d s; calls tools$/)
  expect(fake.requests).toHaveLength(1)
  expect(fake.requests[0]?.tools).toHaveLength(4)
})

it.each<[RegExp, Reply[]]>([
  [/called no tool/, [says('Здравствуйте!')]],
  [/was cut off: raise AI_MAX_TOKENS/, [says('Здра', { finish: 'length' })]],
  [/thinks or leaves marks/, [says('<think>Хм.</think>Здравствуйте!')]],
  [/refuses stream_options/, [refusals.stream_options?.reply ?? search, search]],
  [/refuses tools: it answers from/, [refusals.tools?.reply ?? search, says('Здравствуйте!')]],
])('remarks %s', async (remark, replies) => {
  expect(await check(replies)).toMatch(remark)
})

it.each<[RegExp, Reply[], Record<string, string>]>([
  [/answers 401 \(error\): .*Incorrect API key/, [refuses(401, 'Incorrect API key')], {}],
  [
    /answers 400 .*reasoning_effort. must be/,
    [refuses(400, '`reasoning_effort` must be one of none')],
    {},
  ],
  [
    /AI_BASE_URL: is https:\/\/api\.openai\.com\/v1 for/,
    [],
    { AI_BASE_URL: 'https://api.openai.com' },
  ],
])('finds %s', async (finding, replies, more) => {
  await expect(check(replies, more)).rejects.toThrow(finding)
})

it('says what it needs', async () => {
  await expect(checkModel({})).rejects.toThrow(/set AI_BASE_URL, AI_API_KEY and AI_MODEL/)
})
