import process from 'node:process'
import { catalogue } from '../../../supabase/functions/_shared/catalogue/catalogue.ts'
import { consult } from '../../../supabase/functions/ai-chat/rules/consult.ts'

// Run by cold-start.test.ts under Deno: what it takes to load the assistant and to answer once.
const message = 'Сколько стоит интернет-магазин и за сколько сделаете?'
const { text } = consult(catalogue, { message, history: [], state: {} })
const { user, system } = process.cpuUsage()
const milliseconds = (user + system) / 1000
const megabytes = process.memoryUsage().rss / 1e6
console.log(JSON.stringify({ text, milliseconds, megabytes }))
