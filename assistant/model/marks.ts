import { LlmError } from './failures.ts'

/*
 * Models think aloud and write marks of their templates, each family in its own notation. One reader takes
 * both out of a stream: brackets are classified by their names; those it cannot place make the rules answer.
 *
 * Where the notations come from:
 * - <think> and its lone end: DeepSeek R1 and Qwen3 (the template opens it), vLLM docs "Reasoning Outputs"
 * - [THINK], [TOOL_CALLS], [INST]: mistral-common `tokens/tokenizers/base.py`, SpecialTokens
 * - <|start|>, <|channel|>, <|message|>, <|end|>: openai/harmony `docs/format.md`
 * - <|im_start|>, <|im_end|>, <tool_call>: Qwen's chat template; <|start_header_id|>, <|eot_id|>: Llama 3's
 * - <start_of_turn>, <end_of_turn>: Gemma 3's; <|channel>thought … <channel|>: Gemma 4's
 * - <｜tool▁calls▁begin｜>, <｜end▁of▁sentence｜>: DeepSeek's tokenizer_config.json
 * - ◁think▷: Kimi-VL's; <seed:think>: Seed-OSS's; <|tool_calls_section_begin|>: Kimi K2's
 */

/** Longer brackets are text, not marks. */
const longestMark = 120

const opening = /[<＜⟨〈◁[]|&lt;/u
const closing: Readonly<Record<string, string>> = {
  '<': '>',
  '＜': '＞',
  '⟨': '⟩',
  '〈': '〉',
  '◁': '▷',
  '[': ']',
  '&lt;': '&gt;',
}

/** The beginning of a mark, at the end of a text that was cut off. */
const cutOff = /^(?:[<＜⟨〈◁[]|&lt;)[\s\\/|｜]*[\p{L}_▁]*$/u

type Mark =
  | 'text'
  | 'thinking'
  | 'thinking-end'
  | 'header'
  | 'header-end'
  | 'foreign-turn'
  | 'channel'
  | 'message'
  | 'turn-end'
  | 'tool'
  | 'stray'
  | 'other'

/** What the name of a mark means as an opening and as a closing one; the first match decides. */
const meanings: readonly (readonly [name: RegExp, begin: Mark, end: Mark])[] = [
  [
    /think|thought|reason|reflect|scratch|monolog|deliberat|ruminat|rationale|brainstorm|analysis|inner_|^cot$|мысл|размышл|рассужд|анализ/,
    'thinking',
    'thinking-end',
  ],
  [/^(?:start|end)_header|^header_(?:start|end)$|_of_role$/, 'header', 'header-end'],
  [/^im_middle$/, 'header-end', 'header-end'],
  [/^message$/, 'message', 'turn-end'],
  [/^channel$/, 'channel', 'thinking-end'],
  [/^(?:call|return|flush|pad|stop|end|im_end|eo[a-z]{1,2}(?:_id)?)$/, 'turn-end', 'turn-end'],
  [
    /tool|function|invoke|param|arg(?:s|ument|_)|plugin|python|action|observation|call|execute/,
    'tool',
    'tool',
  ],
  [/response|answer|solution|^final|^content$|^output$|^reply$|^result$|box$/, 'other', 'other'],
  [/^(?:im_)?start$|^start_of_turn$|^turn$|^im_assistant$/, 'header', 'turn-end'],
  [/^end_?of|_end$/, 'turn-end', 'turn-end'],
  [/^(?:s|bos|sos|sop|gmask|assistant|bot|model|ai|begin.*|startoftext)$/, 'other', 'turn-end'],
  [/^constrain$/, 'other', 'other'],
  [
    /^(?:im_)?(?:user|human|system|developer|environment|prompter)$/,
    'foreign-turn',
    'foreign-turn',
  ],
  // Marks of prompts, which no answer contains.
  [/^(?:inst|sys|system_prompt|system_message)$/, 'stray', 'stray'],
]

/** HTML tags are left to clean-reply.ts. */
const html =
  /^(?:a|abbr|article|b|blockquote|body|br|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|object|ol|p|pre|q|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|video)$/

/** The meaning of a bracket with its content. @throws LlmError for an unknown mark */
function classify(bracket: string, inner: string): Mark {
  const [before = ''] = /^[\s\\/|｜]*/.exec(inner) ?? []
  const isPiped = /[|｜]/.test(before) || /[|｜]$/.test(inner)
  const [word = ''] = /^[\p{L}\p{N}_:.▁-]+/u.exec(inner.slice(before.length)) ?? []
  // Without a namespace: «<seed:think>».
  const name = word
    .toLowerCase()
    .replace(/[▁.-]/g, '_')
    .replace(/^[a-z]{1,20}:/, '')
  if (!name && !isPiped) return 'text'
  // Only names in capitals, or of thinking, are marks in square brackets: «[подробнее]» is text.
  if (bracket === '[' && !/^[A-Z_\d]+$/.test(word) && !meanings[0]?.[0].test(name)) return 'text'
  // Gemma 4 closes «<|channel>» by «<channel|>»; «<think/>» contains nothing.
  const isClosing = before.includes('/') || (isPiped && !/[|｜]/.test(before))
  const isEnd = isClosing || /(?:^|_)(?:end|stop|suffix)(?:_|$)/.test(name)
  const [, begin, end] = meanings.find(([words]) => words.test(name)) ?? []
  if (begin && end && /\/\s?$/.test(inner)) return 'other'
  if (begin && end) return isEnd ? end : begin
  const isTag = /^(?:<|＜|&lt;)$/.test(bracket) && /^\S+\s?\/?$|=/.test(inner.trim())
  if (isPiped || (isTag && /^\p{L}|_/u.test(name) && !html.test(name))) {
    throw new LlmError('wrote an unknown mark')
  }
  return 'text'
}

export interface Listener {
  /** Receives what is said to the visitor. */
  onText: (text: string) => void
  /** Called if only the end of thinking was marked: all text so far was thinking. */
  onThought: () => void
}

type Place = 'speech' | 'thought' | 'header' | 'channel' | 'over'

/** Reads a stream of text pieces, and passes on what is neither thinking nor a mark. */
export function createMarkReader({ onText, onThought }: Listener) {
  let held = ''
  let place: Place = 'speech'
  /** Open marks of thinking, each of which needs its end; 0 in a channel, which the next mark ends. */
  let depth = 0
  /** The name of a role or channel, as far as it was read. */
  let label = ''
  let hasSpoken = false

  const enterLabelled = () => {
    const isChannel = place === 'channel'
    const name = label.trim().toLowerCase()
    label = ''
    if (isChannel) {
      if (/to=/.test(name)) throw new LlmError('wrote a tool call as text')
      place = name.startsWith('final') ? 'speech' : 'thought'
      return
    }
    if (name && !/^(?:assistant|model|bot|ai|gpt)\b/.test(name)) {
      if (!hasSpoken) throw new LlmError('wrote a turn that is not its own')
      place = 'over'
      return
    }
    place = 'speech'
  }

  const write = (text: string) => {
    if (place === 'speech') {
      hasSpoken ||= /\S/.test(text)
      if (text) onText(text)
      return
    }
    if (place !== 'header' && place !== 'channel') return
    const line = text.indexOf('\n')
    label += line < 0 ? text : text.slice(0, line)
    if (label.length > longestMark) throw new LlmError('wrote an unknown mark')
    if (line < 0) return
    enterLabelled()
    write(text.slice(line + 1))
  }

  const endTurn = () => {
    if (place === 'header' || place === 'channel') enterLabelled()
    if (place === 'thought' && depth === 0) place = 'speech'
    else if (place === 'speech' && hasSpoken) place = 'over'
  }

  const openThought = () => {
    depth += 1
    place = 'thought'
  }
  const closeThought = () => {
    if (place === 'thought') {
      depth = Math.max(0, depth - 1)
      if (depth === 0) place = 'speech'
      return
    }
    label = ''
    place = 'speech'
    hasSpoken = false
    onThought()
  }

  const enter = (mark: Exclude<Mark, 'text'>) => {
    if (place === 'over') return
    // Inside a marked thought only marks of thinking count.
    if (depth > 0 && !mark.startsWith('thinking')) return
    switch (mark) {
      case 'thinking':
        return openThought()
      case 'thinking-end':
        return closeThought()
      case 'turn-end':
        return endTurn()
      case 'foreign-turn':
        if (!hasSpoken) throw new LlmError('wrote a turn that is not its own')
        place = 'over'
        return
      case 'header':
        place = place === 'speech' && hasSpoken ? 'over' : 'header'
        return
      case 'channel':
        if (place === 'header') enterLabelled()
        place = 'channel'
        return
      case 'message':
      case 'header-end':
        if (place === 'header' || place === 'channel') enterLabelled()
        return
      case 'tool':
        if (place !== 'thought') throw new LlmError('wrote a tool call as text')
        return
      case 'stray':
        throw new LlmError('wrote an unknown mark')
      case 'other':
        return
    }
  }

  /** Consumes the part of `held` that is decided. @param isEnd whether nothing follows */
  const read = (isEnd: boolean) => {
    for (;;) {
      const found = opening.exec(held)
      if (!found) {
        // Perhaps the beginning of «&lt;».
        const [part = ''] = isEnd ? [] : (/&l?t?$/.exec(held) ?? [])
        write(held.slice(0, held.length - part.length))
        held = part
        return
      }
      const [bracket] = found
      write(held.slice(0, found.index))
      held = held.slice(found.index)
      const end = held.indexOf(closing[bracket] ?? '>', bracket.length)
      const inner = held.slice(bracket.length, end < 0 ? longestMark : end)
      const next = opening.exec(inner)
      if (next) {
        write(held.slice(0, bracket.length + next.index))
        held = held.slice(bracket.length + next.index)
        continue
      }
      if (end < 0 && held.length <= longestMark) {
        if (!isEnd) return
        if (cutOff.test(held)) held = ''
      }
      const length = end < 0 ? bracket.length : end + (closing[bracket]?.length ?? 1)
      // Only what follows tells a link from a mark.
      if (bracket === '[' && end >= 0 && length === held.length && !isEnd) return
      const isLink = bracket === '[' && held[length] === '('
      const mark = end < 0 || isLink ? 'text' : classify(bracket, inner)
      const taken = mark === 'text' ? bracket.length : length
      if (mark === 'text') write(held.slice(0, taken))
      held = held.slice(taken)
      if (mark !== 'text') enter(mark)
    }
  }

  return {
    /** @throws LlmError at a tool call, or at a mark that cannot be placed */
    add(piece: string) {
      held += piece
      read(false)
    },
    /** @returns where it ended */
    end(): 'thinking' | 'speech' {
      read(true)
      return place === 'thought' ? 'thinking' : 'speech'
    },
  }
}
