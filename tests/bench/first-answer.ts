import process from 'node:process'
import { createAssistant } from '../../assistant/answer.ts'

/* npm run bench:start: processor time and memory from nothing to the assistant's first answer, under Deno. */
const assistant = createAssistant({ siteUrl: '', remembers: 20 })
const { reply } = await assistant.answer(
  {
    message: 'Сколько стоит интернет-магазин и за сколько сделаете?',
    history: [],
    clientHistory: [],
    state: {},
    isSecret: true,
    showsForm: true,
  },
  {
    callPerson: () => Promise.resolve(false),
    book: () => Promise.resolve('failed'),
    signal: new AbortController().signal,
  },
)
const { user, system } = process.cpuUsage()
const milliseconds = (user + system) / 1000
const megabytes = process.memoryUsage().rss / 1e6
console.log(JSON.stringify({ text: reply.response, milliseconds, megabytes }))
