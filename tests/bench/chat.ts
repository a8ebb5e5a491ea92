/*
 * npm run bench:chat: response times of the chat without an LLM, on the local backend: to the first word
 * and to the end of the reply, with 1 and 20 concurrent visitors, as a Markdown table. MESSAGES (40) from
 * one visitor, half as many from each of twenty.
 */
import { startTestBackend } from '../support/backend.ts'
import { startConversation } from '../support/send-chat.ts'
import { median, percentile } from './statistics.ts'

const messages = Number(process.env.MESSAGES ?? 40)
const questions = [
  'Сколько стоит интернет-магазин?',
  'А по времени?',
  'Чем отличаются пакеты поддержки?',
  'Делаете приложения для Android?',
  'Какая гарантия на сайт?',
  'Как проходит работа?',
  'Что с SEO, сколько в месяц?',
  'Есть примеры работ для клиник?',
] as const
/** Well below the limit of a session. */
const longestConversation = 10

interface Latency {
  first: number
  whole: number
}

async function measure(visitors: number, each: number, origin: string): Promise<Latency[]> {
  const latencies: Latency[] = []
  const visit = async () => {
    let conversation = startConversation(origin)
    for (let index = 0; index < each; index += 1) {
      if (index % longestConversation === 0) conversation = startConversation(origin)
      const began = performance.now()
      let first: number | undefined
      const { done } = await conversation.stream(questions[index % questions.length] ?? '', () => {
        first ??= performance.now() - began
      })
      if (!done || first === undefined) throw new Error('the chat did not answer')
      latencies.push({ first, whole: performance.now() - began })
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return latencies
}

const backend = await startTestBackend({ functionsEnv: { CHAT_LIMIT: '100000' } })
try {
  await measure(1, 3, backend.url)
  console.log('| visitors | messages | first word, median / p95 | whole reply, median / p95 |')
  console.log('| --- | --- | --- | --- |')
  for (const visitors of [1, 20]) {
    const latencies = await measure(
      visitors,
      visitors > 1 ? Math.ceil(messages / 2) : messages,
      backend.url,
    )
    const cell = (times: number[]) =>
      `${median(times).toFixed(0)} / ${percentile(times, 95).toFixed(0)} ms`
    const cells = [
      cell(latencies.map(({ first }) => first)),
      cell(latencies.map(({ whole }) => whole)),
    ]
    console.log(`| ${[visitors, latencies.length, ...cells].join(' | ')} |`)
  }
} finally {
  await backend.close()
}
