import type { ChatBooking } from '../_shared/contracts/chat.ts'
import { deliverSoon } from '../_shared/outbox/deliver-soon.ts'
import type { Answer, BookingDraft } from './conversation.ts'
import type { Dependencies } from './dependencies.ts'
import { bookingTexts } from './rules/booking-texts.ts'
import { langOf } from './rules/lang.ts'
import type { Turn } from './take-in.ts'

const texts = {
  ru: {
    failed:
      'Не получилось передать заявку: что-то сломалось на нашей стороне. Ваши данные я помню — подтвердите, пожалуйста, ещё раз через минуту.',
    rate_limited:
      'Заявка пока не передана: с вашего адреса за последний час их пришло слишком много. Подтвердите, пожалуйста, позже.',
  },
  en: {
    failed:
      'Your request could not be stored: something broke on our side. I still have your details, so please confirm once more in a minute.',
    rate_limited:
      'Your request is not stored yet: too many have come from your address within the last hour. Please confirm later.',
  },
}

async function store(
  booking: ChatBooking,
  { request, clientHash, taken }: Turn,
  deps: Dependencies,
) {
  const { origin, consent, sessionId, message } = request
  try {
    const { outcome } = await deps.store.storeBooking({
      sessionId,
      clientHash,
      booking,
      transcript: [...taken.history, { role: 'user', content: message }],
      origin,
      consent,
      lead: deps.lead,
    })
    return outcome
  } catch (error) {
    console.error('a booking is not stored:', error)
    return 'failed'
  }
}

/**
 * Makes a confirmed booking a lead before anything is said of it.
 *
 * @returns the answer if the lead is stored, else one that says so and lets the visitor confirm again
 */
export async function book(answer: Answer, turn: Turn, deps: Dependencies): Promise<Answer> {
  if (!answer.confirmed) return answer
  const outcome = await store(answer.confirmed, turn, deps)
  if (outcome === 'stored' || outcome === 'duplicate') {
    deliverSoon(deps.outbox)
    return answer
  }
  const lang = langOf(turn.request.message, turn.taken.history)
  const booking: BookingDraft = { stage: 'confirming', ...answer.confirmed }
  return {
    text: texts[lang][outcome],
    conversationStatus: 'active',
    suggestions: [bookingTexts[lang].chips.yes],
    state: { ...turn.taken.state, booking },
  }
}
