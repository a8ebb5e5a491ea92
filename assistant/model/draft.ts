import { chatLimits } from '@contracts/chat-limits.ts'
import type { Lang } from '../language/lang.ts'
import { isForeign, isMachineTalk, isThought } from './asides.ts'
import { LlmError, spentThinking } from './failures.ts'
import { createMarkReader } from './marks.ts'
import { fillPlaceholders } from './placeholders.ts'
import { createSentences } from './sentences.ts'

interface DraftOptions {
  lang: Lang
  /** The visitor's messages. */
  visitorSaid: string
  /** Turns Markdown into plain text. */
  clean: (sentence: string) => string
  /** @returns the kinds of forbidden content in a text */
  guard: (text: string) => string[]
  /** Receives text to show. */
  say?: ((text: string) => void) | undefined
  /** Whether the model has marked only the end of its thinking: then nothing is shown before that. */
  habits: { thinksUnmarked: boolean }
}

/** A sentence reduced to its words, so that punctuation does not hide a repetition. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}/]+/gu)
    ?.join(' ') ?? ''

/** In characters: shorter sentences may be repeated. */
const longEnough = 8

/**
 * An answer while it is written, in one or more steps. Each sentence is checked, then shown; the first that
 * must not be shown rejects the whole answer.
 */
export function createDraft(options: DraftOptions) {
  const { lang, visitorSaid, clean, guard, say, habits } = options
  const said = new Set<string>()
  let text = ''
  /** White space after the text, shown once something follows. */
  let gap = ''
  /** The LLM's own words. */
  let ownText = ''

  const refuseFailures = (words: string) => {
    const failures = guard(words)
    if (failures.length > 0) throw new LlmError(`said what it may not: ${failures.join(', ')}`)
  }

  const release = (sentence: string) => {
    const cleaned = text ? sentence : sentence.trimStart()
    const words = wordsOf(cleaned)
    if (words.length >= longEnough && said.has(words)) return
    said.add(words)
    const { own, shown } = fillPlaceholders(cleaned.trimEnd(), lang)
    refuseFailures(own)
    const piece = gap + shown
    if (!shown || text.length + piece.length > chatLimits.reply) return
    text += piece
    ownText += gap + own
    gap = cleaned.slice(cleaned.trimEnd().length)
    say?.(piece)
  }

  return {
    /** The text of one response of the LLM. */
    startStep() {
      let sentences = createSentences()
      let waiting: string[] = []
      let waits = habits.thinksUnmarked
      /** Why the text may be a thought: nothing more is shown until the end of the thought, if it has one. */
      let doubt: string | undefined
      const before = text.length
      let spoken = ''

      const consider = (sentence: string) => {
        if (isMachineTalk(sentence)) throw new LlmError('wrote a tool call or a mark as text')
        const cleaned = clean(sentence)
        if (isThought(cleaned)) doubt ??= 'thought aloud'
        if (isForeign(cleaned, lang, visitorSaid)) doubt ??= 'spoke another language'
        if (waits) waiting.push(cleaned)
        else if (!doubt) release(cleaned)
      }
      const marks = createMarkReader({
        onText(piece) {
          spoken += piece
          for (const sentence of sentences.add(piece)) consider(sentence)
        },
        onThought() {
          habits.thinksUnmarked = true
          if (text.length > before) throw new LlmError('thought aloud')
          sentences = createSentences()
          spoken = ''
          waiting = []
          waits = false
          doubt = undefined
        },
      })

      return {
        add: marks.add,
        /** Its text without thinking, as the LLM wrote it. */
        spoken: () => spoken,
        /** @param isWhole false if the text was cut off: then it ends with its last whole sentence */
        end({ isWhole, callsTools }: { isWhole: boolean; callsTools: boolean }) {
          if (marks.end() === 'thinking') {
            throw isWhole ? new LlmError('was thinking until its end') : spentThinking()
          }
          const rest = sentences.rest()
          if (isWhole && rest) consider(rest)
          if (doubt && !callsTools) throw new LlmError(doubt)
          if (!doubt) waiting.forEach(release)
          if (callsTools && text) gap ||= '\n'
        },
      }
    },
    /** @returns the whole answer @throws LlmError if there is none */
    finish(): string {
      if (!text) throw new LlmError('said nothing')
      if (text.endsWith(':')) throw new LlmError('announced what is not shown')
      // Catches violations that are split over sentences.
      refuseFailures(ownText)
      return text
    },
    text: () => text,
  }
}
