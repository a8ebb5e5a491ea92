import { z } from 'zod'
import { captchaProvider } from './captcha/captcha.ts'
import { mailAddress } from './contracts/mail-address.ts'
import { fromBase64 } from './crypto.ts'
import { httpUrl, siteOrigin } from './env.ts'
import { chatCompletionsAt } from './model-address.ts'

/* The functions' settings, each named once: the functions' environment, docs/settings.md and the check before a
   deployment derive from these schemas (dev/functions/settings.ts). */

/**
 * A setting.
 * @param text for docs/settings.md; settings with the same text share a row there
 * @param byDefault the default named in docs/settings.md if the schema has none
 */
const setting = <T extends z.ZodType>(schema: T, text: string, byDefault?: string): T =>
  schema.meta({ description: text, byDefault })

const text = z.string()
const optional = text.optional()
const count = z.coerce.number().int().positive()
const dollars = z.coerce.number().nonnegative().optional()

const siteUrl = setting(siteOrigin, 'the site’s origin, for links in mails')
const leadsTo = setting(mailAddress, 'the managers’ mailbox')

/** A limit per client, `<name>_LIMIT` in `<name>_WINDOW_SECONDS`, as the database's functions take it. */
const limitOf = <Name extends string>(name: Name, limit: number, what: string) =>
  z
    .object({
      [`${name}_LIMIT`]: setting(count.default(limit), what),
      [`${name}_WINDOW_SECONDS`]: setting(count.default(3600), what),
    })
    .transform((env) => ({
      max_per_window: env[`${name}_LIMIT`] ?? limit,
      window_seconds: env[`${name}_WINDOW_SECONDS`] ?? 3600,
    }))
export type ClientLimit = z.output<ReturnType<typeof limitOf>>

/** A JSON object in a text. @param example shows its form */
const jsonOf = <Value extends z.ZodType>(value: Value, example: string) => {
  const error = `must be a JSON object, such as ${example}`
  return text
    .transform((json, context): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        context.addIssue(error)
        return z.NEVER
      }
    })
    .pipe(z.record(text, value, { error }))
}

/** Keys by name. A stack without keys of this kind has empty ones in its list, or an empty list. */
const secretKeys = jsonOf(text, '{"default":"sb_secret_…"}').transform(
  (keys): Record<string, string> | undefined => {
    const filled = Object.entries(keys).filter(([, key]) => key)
    return filled.length > 0 ? Object.fromEntries(filled) : undefined
  },
)

/** URL and keys that bypass row-level security; an older self-hosted stack has only the service role's key. */
export const databaseEnv = z
  .object({
    SUPABASE_URL: z.url(),
    SUPABASE_SECRET_KEYS: secretKeys.optional(),
    SUPABASE_SERVICE_ROLE_KEY: optional,
  })
  .refine((env) => env.SUPABASE_SECRET_KEYS ?? env.SUPABASE_SERVICE_ROLE_KEY, {
    path: ['SUPABASE_SECRET_KEYS'],
    error: 'this or SUPABASE_SERVICE_ROLE_KEY is required',
    when: () => true,
  })
  .transform((env) => {
    const secretKeys = env.SUPABASE_SECRET_KEYS ?? { default: env.SUPABASE_SERVICE_ROLE_KEY ?? '' }
    const [first = ''] = Object.values(secretKeys)
    return {
      url: env.SUPABASE_URL,
      /** All that open the project, by name. */
      secretKeys,
      /** The one that the functions use: `default`, unless the project has replaced it by another name. */
      secretKey: secretKeys.default ?? first,
    }
  })
export type DatabaseEnv = z.output<typeof databaseEnv>

/*
 * The header that holds the client's address and cannot be forged depends on the proxy in front. Hosted
 * Supabase (recognised by SB_REGION) is behind Cloudflare, which overwrites `cf-connecting-ip` and only
 * appends to `x-forwarded-for`: https://developers.cloudflare.com/fundamentals/reference/http-headers/
 * Otherwise the last address in `x-forwarded-for` is the one our own proxy wrote.
 */
export const clientEnv = z
  .object({
    CLIENT_HASH_SECRET: setting(
      text.min(16),
      'keys the hash under which client addresses are counted',
    ),
    CLIENT_ADDRESS_HEADER: setting(
      optional,
      'header that carries the client’s address',
      'by platform',
    ),
    SB_REGION: optional,
  })
  .transform((env) => ({
    secret: env.CLIENT_HASH_SECRET,
    header: env.CLIENT_ADDRESS_HEADER ?? (env.SB_REGION ? 'cf-connecting-ip' : 'x-forwarded-for'),
  }))
export type ClientEnv = z.output<typeof clientEnv>

/*
 * Hosted functions (recognised by SB_REGION) cannot connect to ports 25 and 587, where `smtp:` leads unless it names
 * another: https://supabase.com/docs/guides/functions/limits
 */
const isReachedWhenHosted = (smtpUrl: string) => {
  // Refused as an address.
  if (!URL.canParse(smtpUrl)) return true
  const { protocol, port } = new URL(smtpUrl)
  return protocol === 'smtps:' && !['25', '587'].includes(port)
}

const mailFrom = setting(text, 'sender, `Name <address>`')
const replyTo =
  'where customers answer replies from the inbox: an address whose mail comes to `inbound-mail`'
const transport = <Name extends string>(name: Name) =>
  setting(z.literal(name), '`resend`, `smtp` or `mailbox`')
const ofResend = 'for `resend`, and for mail that Resend has received'
const resendUrl = setting(httpUrl.default('https://api.resend.com'), ofResend)
/** 2 was every team's limit, 5 is that of new ones, and a team's other programs share it. */
const resendRate = setting(
  z.coerce.number().positive().max(100).default(1.5),
  'requests a second to Resend, of all functions together: well below your team’s limit, because they do not arrive evenly',
)

export const mailEnv = z.intersection(
  z.object({
    MAIL_FROM: mailFrom,
    MAIL_REPLY_TO: setting(mailAddress.optional(), replyTo, 'the sender’s address'),
  }),
  z.discriminatedUnion('MAIL_TRANSPORT', [
    z.object({
      MAIL_TRANSPORT: transport('resend'),
      RESEND_API_KEY: setting(text, `${ofResend}: the key, with «Full access»`, '–'),
      RESEND_BASE_URL: resendUrl,
      RESEND_REQUESTS_PER_SECOND: resendRate,
    }),
    z
      .object({
        MAIL_TRANSPORT: transport('smtp'),
        SMTP_URL: setting(
          z.url({
            protocol: /^smtps?$/,
            error:
              'write smtps://user:password@host, with % / ? # of a password as %25 %2F %3F %23',
          }),
          'for `smtp`: `smtps://user:password@host`; `smtp:` and the ports 25 and 587 only where they can be reached, not on the hosted platform',
          '–',
        ),
        SB_REGION: optional,
      })
      .refine((env) => !env.SB_REGION || isReachedWhenHosted(env.SMTP_URL), {
        path: ['SMTP_URL'],
        error:
          'hosted functions cannot reach ports 25 and 587: write smtps://…, which means port 465 unless it names another',
      }),
    z.object({
      MAIL_TRANSPORT: transport('mailbox'),
      MAILBOX_URL: setting(httpUrl, 'for `mailbox`: the local mailbox', '–'),
    }),
  ]),
)
export type MailEnv = z.output<typeof mailEnv>

/** Time limit for one mail, in milliseconds, if the lease allows it. */
const longestSendMs = 10_000
const delivery =
  'delivery of mail: with these figures it is tried for about three days; quotas, rates and wrong keys count as no attempt'

/** Leases and retries of the outbox. */
export const deliveryEnv = z
  .object({
    OUTBOX_LEASE_SECONDS: setting(count.default(60), delivery),
    OUTBOX_RETRY_BASE_SECONDS: setting(count.default(30), delivery),
    OUTBOX_MAX_ATTEMPTS: setting(count.default(100), delivery),
  })
  .transform((env) => ({
    leaseSeconds: env.OUTBOX_LEASE_SECONDS,
    retryBaseSeconds: env.OUTBOX_RETRY_BASE_SECONDS,
    maxAttempts: env.OUTBOX_MAX_ATTEMPTS,
    // A mail must have failed well before its lease ends and another worker may send it.
    sendTimeoutMs: Math.min(longestSendMs, env.OUTBOX_LEASE_SECONDS * 500),
  }))
export type DeliverySettings = z.output<typeof deliveryEnv>

export const newsletterLinkEnv = z
  .object({
    SITE_URL: siteUrl,
    NEWSLETTER_SECRET: setting(
      text.min(32),
      'signs the links in the newsletter’s mails, at least 32 characters; a new one ends the links of all mails sent',
    ),
    SUPABASE_URL: httpUrl,
    // Inside a self-hosted stack SUPABASE_URL is an internal address.
    SUPABASE_PUBLIC_URL: setting(
      httpUrl.optional(),
      'self-hosted only: where a mail program’s unsubscribe button posts to',
      '`SUPABASE_URL`',
    ),
  })
  .transform((env) => ({
    siteUrl: env.SITE_URL,
    /** The API's public URL, without a trailing slash. */
    apiUrl: env.SUPABASE_PUBLIC_URL ?? env.SUPABASE_URL,
    secret: env.NEWSLETTER_SECRET,
  }))
export type NewsletterLinkSettings = z.output<typeof newsletterLinkEnv>

const telegram =
  'the team’s chat that is told of leads and deadlines; which, admins choose in «Уведомления»'

/** The bot and the team's chat: both, or no Telegram. */
export const telegramEnv = z
  .object({
    TELEGRAM_BOT_TOKEN: setting(optional, telegram),
    TELEGRAM_CHAT_ID: setting(optional, telegram),
    TELEGRAM_BASE_URL: setting(httpUrl.default('https://api.telegram.org'), telegram),
  })
  .refine(
    (env) => (env.TELEGRAM_BOT_TOKEN === undefined) === (env.TELEGRAM_CHAT_ID === undefined),
    {
      path: ['TELEGRAM_CHAT_ID'],
      error: 'set together with TELEGRAM_BOT_TOKEN, or neither of them',
    },
  )
  .transform(
    ({ TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_BASE_URL: baseUrl }) =>
      token && chatId ? { token, chatId, baseUrl } : undefined,
  )

export const scheduleEnv = z
  .object({
    DATABASE_LIMIT_MB: setting(
      count.optional(),
      'how large the database may become: of the plan (500 on Free, which then refuses to write) or the disk; admins are told above 85 percent',
    ),
  })
  .transform((env) => ({ database_limit_mb: env.DATABASE_LIMIT_MB }))

/** Everything the outbox needs: the mail provider, leases and retries, the newsletter's links, Telegram. */
export const outboxEnv = mailEnv
  .and(deliveryEnv)
  .and(newsletterLinkEnv.transform((links) => ({ links })))
  .and(telegramEnv.transform((telegram) => ({ telegram })))

/** The managers' mailbox, and the site in the links to them. */
export const managersEnv = z
  .object({ LEADS_TO: leadsTo, SITE_URL: siteUrl })
  .transform((env) => ({ leadsTo: env.LEADS_TO, siteUrl: env.SITE_URL }))
export type ManagersSettings = z.output<typeof managersEnv>

const leadLimit =
  'requests of one client in that time that are announced one by one; more are stored as suspicious'
const allLeads = 'leads of all clients that are announced one by one'

/** The limits on leads, in the format of `submit_lead`. */
export const leadLimitsEnv = z
  .object({
    LEAD_LIMIT: setting(count.default(5), leadLimit),
    LEAD_WINDOW_SECONDS: setting(count.default(3600), leadLimit),
    LEAD_REFUSAL_FACTOR: setting(count.default(20), 'how many times the limit a client is refused'),
    LEADS_PER_HOUR: setting(count.default(60), allLeads),
    LEADS_PER_DAY: setting(count.default(300), allLeads),
  })
  .transform((env) => ({
    max_per_window: env.LEAD_LIMIT,
    window_seconds: env.LEAD_WINDOW_SECONDS,
    refuse_above: env.LEAD_LIMIT * env.LEAD_REFUSAL_FACTOR,
    max_per_hour: env.LEADS_PER_HOUR,
    max_per_day: env.LEADS_PER_DAY,
  }))
export type LeadLimits = z.output<typeof leadLimitsEnv>

/** The captcha for senders of suspicious leads; undefined without the setting. */
export const captchaEnv = z
  .object({
    CAPTCHA: setting(
      captchaProvider.optional(),
      '`<provider>:<secret>` of the captcha that senders of suspicious requests are asked for',
    ),
    CAPTCHA_BASE_URL: setting(
      httpUrl.optional(),
      'another address of that provider',
      'the provider’s',
    ),
  })
  .transform(({ CAPTCHA: captcha, CAPTCHA_BASE_URL: baseUrl }) => {
    if (!captcha) return undefined
    const { pathname, origin } = new URL(captcha.provider.url)
    return { ...captcha, url: `${baseUrl ?? origin}${pathname}` }
  })

const chatLimit =
  'messages of one client in that time; above it answers slow down, at twenty times they stop'
const conversation =
  'a visitor’s messages in one conversation; latest messages an answer takes into account'

export const chatEnv = limitOf('CHAT', 60, chatLimit).and(
  z
    .object({
      CHAT_SESSION_LIMIT: setting(count.default(60), conversation),
      CHAT_HISTORY: setting(count.default(20), conversation),
    })
    .transform((env) => ({ max_messages: env.CHAT_SESSION_LIMIT, history: env.CHAT_HISTORY })),
)

const idle = 'after so long without a message a chat is closed; one that a person has'

/** When an inactive chat is closed, in the format of `idle_chats`. */
export const closingEnv = z
  .object({
    CHAT_IDLE_SECONDS: setting(count.default(300), idle),
    CHAT_ATTENDED_IDLE_SECONDS: setting(count.default(1800), idle),
  })
  .transform((env) => ({
    /** Longer than the widget waits, which closes a chat itself and says so. */
    idle_seconds: env.CHAT_IDLE_SECONDS,
    /** While a staff member handles the chat, or the visitor waits for one. */
    attended_idle_seconds: env.CHAT_ATTENDED_IDLE_SECONDS,
  }))

const llmNames = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
const llmPrices = ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const
const model =
  'the model that answers in the chat, behind any OpenAI-compatible endpoint; without them the rules answer'
const perAnswer =
  'for one answer: time, requests to the model, tokens it writes in each, thinking included'
const trouble =
  'seconds for the first word of an answer and for any silence in it; for how long nobody asks after the endpoint refused or was silent (longer if it says so, an hour at most): the rules answer'
const perDay = 'what the model may use on one day (UTC): tokens, dollars; then the rules answer'
const prices = 'dollars a million tokens; with them costs are stored'

/** Fields that are ours to set; the limit is AI_MAX_TOKENS. */
const ownFields = [
  ...['model', 'messages', 'tools', 'tool_choice', 'functions', 'stream', 'stream_options', 'n'],
  ...['max_tokens', 'max_completion_tokens', 'response_format'],
]

const extraBody = jsonOf(z.unknown(), '{"reasoning_effort":"low"}')
  .refine((body) => ownFields.every((name) => !(name in body)), {
    error: `must not contain ${ownFields.join(', ')}: other settings or the chat itself set them`,
  })
  .optional()

/** As it is pasted: with the scheme of its header, or a line break. */
const apiKey = text
  .transform((key) => key.trim().replace(/^bearer\s+/i, ''))
  .refine((key) => /^[!-~]+$/.test(key), { error: 'must be one word of ASCII characters' })
  .optional()

const endpoint = text
  .trim()
  .pipe(httpUrl)
  .transform((address, context) => {
    const found = chatCompletionsAt(address)
    if ('url' in found) return found.url
    context.addIssue(found.problem)
    return z.NEVER
  })
  .optional()

/** The LLM of the chat, by OpenAI's chat completions API. Undefined without a key; then only the rules answer. */
export const llmEnv = z
  .object({
    AI_BASE_URL: setting(endpoint, model),
    AI_API_KEY: setting(apiKey, model),
    AI_MODEL: setting(text.trim().min(1).max(120).optional(), model),
    AI_EXTRA_BODY: setting(
      extraBody,
      'more fields of each request, as a JSON object: how much a model thinks (`{"reasoning_effort":"low"}`), see [providers](#providers-of-models)',
    ),
    AI_FIRST_TOKEN_SECONDS: setting(count.default(8), trouble),
    AI_PAUSE_SECONDS: setting(count.default(60), trouble),
    AI_TIMEOUT_SECONDS: setting(count.default(20), perAnswer),
    AI_MAX_STEPS: setting(count.default(4), perAnswer),
    AI_MAX_TOKENS: setting(count.default(700), perAnswer),
    AI_DAILY_TOKENS: setting(count.default(1_000_000), perDay),
    AI_DAILY_COST: setting(dollars, perDay),
    AI_PRICE_INPUT: setting(dollars, prices),
    AI_PRICE_OUTPUT: setting(dollars, prices),
    AI_CLIENT_SHARE: setting(
      count.max(100).default(10),
      'percent of the day’s budget that one client may use; then the rules answer them',
    ),
  })
  .superRefine((env, context) => {
    const requireAll = (names: readonly (keyof typeof env)[], reason: string) => {
      for (const name of names) {
        if (env[name] === undefined) {
          context.addIssue({ code: 'custom', path: [name], message: reason })
        }
      }
    }
    if (llmNames.some((name) => env[name] !== undefined)) {
      requireAll(llmNames, `${llmNames.join(', ')} are set together or not at all`)
    }
    if (llmPrices.some((name) => env[name] !== undefined) || env.AI_DAILY_COST !== undefined) {
      requireAll(
        llmPrices,
        'what tokens cost is set for input and output, and a daily cost needs both',
      )
    }
  })
  .transform((env) => {
    const { AI_BASE_URL: endpoint, AI_API_KEY: apiKey, AI_MODEL: model } = env
    if (!endpoint || !apiKey || !model) return undefined
    return {
      endpoint,
      apiKey,
      model,
      extraBody: env.AI_EXTRA_BODY ?? {},
      silenceMs: Math.min(env.AI_FIRST_TOKEN_SECONDS, env.AI_TIMEOUT_SECONDS) * 1000,
      pauseSeconds: env.AI_PAUSE_SECONDS,
      timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
      maxSteps: env.AI_MAX_STEPS,
      maxTokens: env.AI_MAX_TOKENS,
      budget: {
        /** Tokens read and written per day, for the whole site. */
        tokens: env.AI_DAILY_TOKENS,
        /** Millionths of a dollar per day. */
        costMicros: env.AI_DAILY_COST === undefined ? undefined : env.AI_DAILY_COST * 1_000_000,
        /** One client's share of both, in per cent. */
        clientPercent: env.AI_CLIENT_SHARE,
      },
      price: { input: env.AI_PRICE_INPUT ?? 0, output: env.AI_PRICE_OUTPUT ?? 0 },
    }
  })
export type LlmEnv = NonNullable<z.output<typeof llmEnv>>

const addressIn = (mailbox = '') => /[^\s<>@]{1,64}@[^\s<>@]+/.exec(mailbox)?.[0].toLowerCase()

/** `whsec_` and a key in base64: the format of Standard Webhooks and Svix. */
const signingSecret = setting(
  text
    .transform((secret) => secret.replace(/^whsec_/, ''))
    .pipe(z.base64({ error: 'must be whsec_ and a key in base64' }))
    .transform(fromBase64)
    .refine((key) => key.length >= 16, { error: 'must hold 16 bytes or more' })
    .optional(),
  'what Resend, or any other provider, signs the mail with that it brings ([receiving mail](deployment.md#receiving-mail)); at least 16 bytes in base64, after `whsec_`',
)

/** The webhooks' keys, access to Resend, and our own addresses. */
export const inboundEnv = z
  .object({
    MAIL_FROM: mailFrom,
    LEADS_TO: text,
    INBOUND_RESEND_SECRET: signingSecret,
    INBOUND_WEBHOOK_SECRET: signingSecret,
    // As in RFC 8601.
    INBOUND_AUTHSERV_ID: setting(
      optional,
      'authserv-id of your mail receiver, whose verdict on senders is believed',
      'none',
    ),
    MAIL_REPLY_TO: optional,
    MAIL_TRANSPORT: optional,
    SMTP_URL: optional,
    RESEND_API_KEY: optional,
    RESEND_BASE_URL: resendUrl,
    RESEND_REQUESTS_PER_SECOND: resendRate,
  })
  .refine((env) => !env.INBOUND_RESEND_SECRET || env.RESEND_API_KEY, {
    path: ['RESEND_API_KEY'],
    error: 'is needed with INBOUND_RESEND_SECRET: Resend’s webhooks do not hold the mail itself',
  })
  .transform((env) => ({
    keys: { svix: env.INBOUND_RESEND_SECRET, webhook: env.INBOUND_WEBHOOK_SECRET },
    receiver: env.INBOUND_AUTHSERV_ID,
    resend: {
      apiKey: env.RESEND_API_KEY ?? '',
      baseUrl: env.RESEND_BASE_URL,
      perSecond: env.RESEND_REQUESTS_PER_SECOND,
    },
    ownAddresses: {
      sender: addressIn(env.MAIL_FROM),
      managers: addressIn(env.LEADS_TO),
      replyTo: addressIn(env.MAIL_REPLY_TO),
    },
    // The servers that return mails to us: our domain's, and those that send for us.
    ownDomains: [
      addressIn(env.MAIL_FROM)?.split('@')[1],
      env.SMTP_URL && URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL).hostname : undefined,
      ...(env.MAIL_TRANSPORT === 'resend' ? ['amazonses.com', 'resend.com'] : []),
    ].flatMap((domain) => domain ?? []),
  }))

export const newsletterEnv = z.intersection(
  limitOf('NEWSLETTER', 5, 'addresses one client may enter in that time'),
  z
    .object({
      NEWSLETTER_MAIL_PAUSE_SECONDS: setting(
        count.default(600),
        'no address is asked to confirm twice in that time',
      ),
    })
    .transform((env) => ({ mail_pause_seconds: env.NEWSLETTER_MAIL_PAUSE_SECONDS })),
)

const megabyte = 1024 * 1024

export const uploadEnv = limitOf('UPLOAD', 40, 'files one client may upload in that time').and(
  z
    .object({
      UPLOAD_UNTAKEN_MB: setting(
        count.default(2048),
        'megabytes of all uploads that no lead has taken yet',
      ),
    })
    .transform((env) => ({ max_untaken_bytes: env.UPLOAD_UNTAKEN_MB * megabyte })),
)

export const summaryEnv = limitOf(
  'CHAT_SUMMARY',
  60,
  'summaries of chats one client may cause in that time',
)

/** A complete quiz sends nine reports. */
export const quizProgressEnv = limitOf(
  'QUIZ_PROGRESS',
  300,
  'steps of quizzes that one client may have counted in that time',
)

/** An office of chat visitors, each polling every four seconds for staff messages. */
export const updatesEnv = limitOf(
  'CHAT_UPDATES',
  20_000,
  'how often one client may ask for a person’s messages',
)

export const cspReportEnv = limitOf(
  'CSP_REPORT',
  60,
  'reports of one browser about what the site’s policy refused, and as many about errors, in that time',
)
