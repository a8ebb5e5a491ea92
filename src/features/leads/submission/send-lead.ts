import type { Estimate } from '@contracts/estimate.ts'
import {
  type Consultation,
  minimumFillTimeMs,
  type ProjectQuiz,
  type SendEmailInput,
  sendEmailResponseSchema,
} from '@contracts/lead.ts'
import type { Lang } from '@contracts/lang.ts'
import { leadNumber } from '@contracts/lead-number.ts'
import { captchaToken } from '@/components/captcha/captcha-token'
import { consentText } from '@/content/consultation'
import { callFunction } from '@/lib/backend/functions'
import { shownCurrency } from '@/lib/shown-currency'
import { makeUuid } from '@/lib/uuid'
import type { Wish } from '../wish'
import { leadOrigin } from './lead-origin'

/** A form being filled in: it keeps its id through all retries, so that it becomes one lead. */
export interface LeadDraft {
  submissionId: string
  /** Milliseconds since 1970. */
  openedAt: number
}

export const startDraft = (): LeadDraft => ({ submissionId: makeUuid(), openedAt: Date.now() })

/**
 * Waits until a form has been open for the minimum time of a human: an autofilled form can be sent sooner, and must
 * not be taken for a bot's.
 * @returns how long the form was open, in milliseconds
 */
export async function awaitFillTime({ openedAt }: LeadDraft): Promise<number> {
  const missing = minimumFillTimeMs - (Date.now() - openedAt)
  if (missing > 0) await new Promise((resolve) => setTimeout(resolve, missing))
  return Math.max(minimumFillTimeMs, Date.now() - openedAt)
}

export type LeadAnswers =
  | { type: 'consultation'; data: Consultation }
  | { type: 'project_quiz'; data: ProjectQuiz; estimate: Estimate }

interface FilledForm {
  draft: LeadDraft
  wish: Wish | undefined
  lang: Lang
  /** The honeypot's content; empty if a human filled in the form. */
  nickname: string
  attachmentIds: string[]
}

export interface SentLead {
  /** The deadline of the promised answer, an ISO timestamp, if the server returns one. */
  dueAt: string | undefined
  /** The number that visitors and staff use. */
  number: string
  /** Files that had been deleted. */
  missingAttachmentIds: string[]
}

/** The lead is already stored: a failure here only delays its handling. */
async function proveHuman(request: SendEmailInput): Promise<void> {
  try {
    const token = await captchaToken()
    if (token) await callFunction('send-email', { ...request, captchaToken: token })
  } catch (error) {
    console.warn('The captcha’s token did not arrive:', error)
  }
}

/** Sends a filled form; resending the same draft is the same lead. @throws {FunctionError} */
export async function sendLead(
  answers: LeadAnswers,
  { draft, wish, lang, nickname, attachmentIds }: FilledForm,
): Promise<SentLead> {
  const fillTimeMs = await awaitFillTime(draft)
  const request: SendEmailInput = {
    ...answers,
    submissionId: draft.submissionId,
    offer: wish?.offer,
    interest: wish?.text,
    currency: shownCurrency(),
    // The site's own language is the default.
    lang: lang === 'ru' ? undefined : lang,
    attachmentIds,
    origin: leadOrigin(),
    consent: { textVersion: consentText[lang].version },
    fillTimeMs,
    nickname,
  }
  const answer = await callFunction('send-email', request)
  const {
    dueAt,
    missingAttachmentIds = [],
    wantsCaptcha = false,
  } = sendEmailResponseSchema.safeParse(answer).data ?? {}
  if (wantsCaptcha) await proveHuman(request)
  return { dueAt, number: leadNumber(draft.submissionId), missingAttachmentIds }
}
