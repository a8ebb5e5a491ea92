/**
 * The code samples of the Telegram article, for Node.js 20 and grammY 1.x. Each was type-checked and run
 * against a mock of the Bot API; run them again after a change.
 */

export const botCode = `import { Bot, InlineKeyboard } from 'grammy'

const token = process.env.BOT_TOKEN
if (!token) throw new Error('BOT_TOKEN is not set')

export const bot = new Bot(token)

// Вместо этой таблицы — запрос к вашей CRM или учётной системе.
const orders = new Map([['10482', { owner: 411_223_344, status: 'передан курьеру' }]])

const menu = new InlineKeyboard()
  .text('Где мой заказ?', 'order:status')
  .row()
  .url('Каталог', 'https://example.com/catalog')

// Только личные чаты: в группе номер чужого заказа увидят все.
const chat = bot.chatType('private')

chat.command('start', (ctx) =>
  ctx.reply('Здравствуйте! Это бот магазина. Чем помочь?', { reply_markup: menu }),
)

chat.callbackQuery('order:status', async (ctx) => {
  await ctx.answerCallbackQuery() // убирает «часики» с кнопки
  await ctx.reply('Пришлите номер заказа — одни цифры, например 10482.')
})

chat.hears(/^\\d{4,8}$/, async (ctx) => {
  const order = orders.get(ctx.match[0])
  const found = order && order.owner === ctx.from.id
  await ctx.reply(found ? \`Заказ \${order.status}.\` : 'Такого заказа у вас нет.')
})

chat.on('message:text', (ctx) => ctx.reply('Не понял вас. Вот что я умею:', { reply_markup: menu }))
`

export const pollingCode = `import { bot } from './bot.js'

bot.catch(({ ctx, error }) => console.error('Update', ctx.update.update_id, error))

await bot.api.deleteWebhook() // опрос и вебхук вместе не работают
await bot.start({ onStart: (me) => console.log('@' + me.username, 'на связи') })
`

export const webhookCode = `import { createServer } from 'node:http'
import { webhookCallback } from 'grammy'
import { bot } from './bot.js'

const secretToken = process.env.WEBHOOK_SECRET
if (!secretToken) throw new Error('WEBHOOK_SECRET is not set')

// Запрос без верного X-Telegram-Bot-Api-Secret-Token получит 401 и до бота не дойдёт.
const handleUpdate = webhookCallback(bot, 'http', { secretToken })

const server = createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/telegram') {
    response.writeHead(404).end()
    return
  }
  handleUpdate(request, response).catch((error: unknown) => {
    console.error(error)
    // Telegram пришлёт ещё раз
    if (!response.headersSent) response.writeHead(500).end()
  })
})

server.listen(Number(process.env.PORT ?? 8080))
`

export const setWebhookCode = `export WEBHOOK_SECRET=$(openssl rand -hex 32)

curl -sS "https://api.telegram.org/bot$BOT_TOKEN/setWebhook" \\
  --data-urlencode "url=https://bot.example.com/telegram" \\
  --data-urlencode "secret_token=$WEBHOOK_SECRET" \\
  --data-urlencode 'allowed_updates=["message","callback_query","pre_checkout_query"]'

# Очередь, последняя ошибка доставки и её время:
curl -sS "https://api.telegram.org/bot$BOT_TOKEN/getWebhookInfo"
`

export const broadcastCode = `import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, GrammyError } from 'grammy'

const PER_SECOND = 25 // предел Telegram — 30, остальное оставляем ответам бота
const ATTEMPTS = 5

type Outcome = 'sent' | 'blocked' | 'failed' | 'unknown'

async function deliver(api: Api, chatId: number, text: string): Promise<Outcome> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      await api.sendMessage(chatId, text)
      return 'sent'
    } catch (error) {
      // Обрыв связи: сообщение могло дойти, слепой повтор даст дубль.
      if (!(error instanceof GrammyError)) return 'unknown'
      if (error.error_code === 403) return 'blocked'
      if (error.error_code !== 429) return 'failed'
      await sleep((error.parameters.retry_after ?? 1) * 1000)
    }
  }
  return 'failed'
}

/** Пишет всем по очереди, не чаще PER_SECOND раз в секунду; save запоминает исход. */
export async function broadcast(
  api: Api,
  chatIds: AsyncIterable<number> | Iterable<number>,
  text: string,
  save: (chatId: number, outcome: Outcome) => Promise<void>,
) {
  let slot = Date.now()
  for await (const chatId of chatIds) {
    await sleep(Math.max(0, slot - Date.now()))
    slot = Math.max(slot, Date.now()) + 1000 / PER_SECOND
    await save(chatId, await deliver(api, chatId, text))
  }
}
`

export const paymentCode = `import { bot } from './bot.js'

interface Orders {
  isPayable(id: string): Promise<boolean>
  /** Второй вызов с тем же chargeId ничего не меняет. */
  markPaid(id: string, chargeId: string): Promise<void>
}

export function acceptPayments(orders: Orders) {
  bot.callbackQuery(/^pay:(.+)$/, async (ctx) => {
    await ctx.answerCallbackQuery()
    // Stars — целые, без копеек
    const price = [{ label: 'Шаблон договора', amount: 250 }]
    await ctx.replyWithInvoice('Шаблон договора', 'Файл .docx', ctx.match[1] ?? '', 'XTR', price)
  })

  bot.on('pre_checkout_query', async (ctx) => {
    if (await orders.isPayable(ctx.preCheckoutQuery.invoice_payload)) {
      await ctx.answerPreCheckoutQuery(true)
    } else {
      await ctx.answerPreCheckoutQuery(false, 'Этот заказ уже оплачен или отменён.')
    }
  })

  bot.on('message:successful_payment', async (ctx) => {
    const payment = ctx.message.successful_payment
    await orders.markPaid(payment.invoice_payload, payment.telegram_payment_charge_id)
    await ctx.reply('Оплата получена, файл — следующим сообщением.')
  })
}
`

export const initDataCode = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** Пользователь Mini App или null, если строка подделана либо старше часа. */
export function readInitData(initData: string, botToken: string) {
  const fields = new URLSearchParams(initData)
  const hash = Buffer.from(fields.get('hash') ?? '', 'hex')
  fields.delete('hash')
  fields.sort()

  const lines = [...fields].map(([name, value]) => name + '=' + value).join('\\n')
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  const expected = createHmac('sha256', key).update(lines).digest()
  if (hash.length !== expected.length || !timingSafeEqual(hash, expected)) return null

  const age = Date.now() / 1000 - Number(fields.get('auth_date'))
  if (!(age < 3600)) return null
  return JSON.parse(fields.get('user') ?? 'null') as { id: number; first_name: string } | null
}
`
