import { describe, expect, it } from 'vitest'
import { LlmError } from './failures.ts'
import { createMarkReader } from './marks.ts'

const answer = 'Да, мы делаем сайты. См. [услуги](/services): 5 < 7.'
const thought = 'Посетитель спрашивает о сайтах. Отвечу кратко.'

/** What a text says if it is streamed in pieces of this size, or «rejected». */
function saidIn(text: string, size: number): string {
  let said = ''
  const reader = createMarkReader({
    onText: (piece) => void (said += piece),
    onThought: () => void (said = ''),
  })
  try {
    for (let i = 0; i < text.length; i += size) reader.add(text.slice(i, i + size))
    return reader.end() === 'thinking' ? 'rejected' : said.trim()
  } catch (error) {
    if (error instanceof LlmError) return 'rejected'
    throw error
  }
}

const sizes = [1, 2, 3, 5, 11, 10_000]

const thoughts = [
  ['DeepSeek R1, Qwen3', '<think>\n', '</think>\n\n'],
  ['an empty thought', '<think>\n\n</think>', ''],
  ['nothing at all', '<think/>', ''],
  ['in capitals', '<THINK>', '</THINK>'],
  ['with an attribute', '<thinking budget="10">', '</thinking>'],
  ['with spaces', '< think >', '< /think >'],
  ['an escaped end', '<think>', '<\\/think>'],
  ['a namespace: Seed-OSS', '<seed:think>', '</seed:think>'],
  ['Claude in prompts', '<antThinking>', '</antThinking>'],
  ['QwQ, Marco-o1', '<Thought>', '</Thought>'],
  ['Reflection 70B', '<reflection>', '</reflection>'],
  ['scratchpads', '<scratchpad>', '</scratchpad>'],
  ['Russian', '<размышление>', '</размышление>'],
  ['entities', '&lt;think&gt;', '&lt;/think&gt;'],
  ['Magistral', '[THINK]', '[/THINK]'],
  ['Kimi-VL', '◁think▷', '◁/think▷'],
  ['piped', '<|thinking|>', '<|/thinking|>'],
  ['OpenThinker', '<|begin_of_thought|>', '<|end_of_thought|>\n\n<|begin_of_solution|>'],
  ['full width', '<｜begin▁of▁thought｜>', '<｜end▁of▁thought｜>'],
  ['Gemma 4', '<|channel>thought\n', '<channel|>'],
  [
    'gpt-oss',
    '<|channel|>analysis<|message|>',
    '<|end|><|start|>assistant<|channel|>final<|message|>',
  ],
  [
    'gpt-oss without its first mark of an end',
    '<|start|>assistant<|channel|>analysis<|message|>',
    '<|channel|>final<|message|>',
  ],
  ['Cohere', '<|START_THINKING|>', '<|END_THINKING|><|START_RESPONSE|>'],
  ['Apertus', '<|inner_prefix|>', '<|inner_suffix|>'],
  ['Ernie, Granite', '<think>', '</think>\n<response>'],
  ['Hunyuan', '<think>', '</think>\n<answer>'],
  ['another name', '<rationale>', '</rationale>'],
  [
    'a channel that names its format',
    '<|channel|>analysis<|message|>',
    '<|end|><|start|>assistant<|channel|>final <|constrain|>markdown<|message|>',
  ],
  ['nested', '<think>a<think>b</think>', '</think>'],
  ['nested of two kinds', '<think><reasoning>b</reasoning>', '</think>'],
  ['an end without a beginning: Qwen3-Thinking', 'Okay.\n', '</think>\n'],
] as const

describe.each(sizes)('in pieces of %i letters', (size) => {
  it.each(thoughts)('no thought is said, in the notation of %s', (_, opening, end) => {
    expect(saidIn(`${opening}${thought}${end}${answer}`, size)).toBe(
      end === '' ? `${thought}${answer}` : answer,
    )
  })

  it.each(thoughts)('a thought without an end is rejected, in the notation of %s', (_, opening) => {
    if (/\/think|\/>|Okay/.test(opening)) return
    expect(saidIn(`${opening}${thought}`, size)).toBe('rejected')
    expect(saidIn(`${answer}${opening}${thought}`, size)).not.toContain(thought)
  })

  it.each([
    ...[
      '<|im_end|>',
      '<|eot_id|>',
      '</s>',
      '<|endoftext|>',
      '<end_of_turn>',
      '<|end|>',
      '<|return|>',
    ],
    ...[
      '<｜end▁of▁sentence｜>',
      '<|END_OF_TURN_TOKEN|>',
      '<eos>',
      '[EOS]',
      '<turn|>',
      '<|eom_id|>',
    ],
  ])('nothing is said after %s', (mark) => {
    expect(saidIn(`${answer}${mark}\n<|im_start|>user\nСколько?`, size)).toBe(answer)
    expect(saidIn(`${answer}${mark}`, size)).toBe(answer)
  })

  it.each([
    ...[
      '<|im_start|>assistant\n',
      '<|start_header_id|>assistant<|end_header_id|>\n\n',
      '<s>',
      '<bos>',
    ],
    ...['<start_of_turn>model\n', '<|assistant|>', '<｜Assistant｜>', '[BOS]', '<|turn>model\n'],
    ...['<|start_of_role|>assistant<|end_of_role|>', '<|im_assistant|>assistant<|im_middle|>'],
  ])('%s is left out', (mark) => {
    expect(saidIn(`${mark}${answer}`, size)).toBe(answer)
  })

  it.each([
    '<tool_call>\n{"name": "search_catalogue"}\n</tool_call>',
    '<function=search_catalogue>\n<parameter=query>',
    '[TOOL_CALLS]search_catalogue[ARGS]{}',
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search_catalogue',
    '<｜DSML｜function_calls><｜DSML｜invoke name="search_catalogue">',
    '<function_calls><invoke name="search_catalogue">',
    '<minimax:tool_call>',
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.search_catalogue:0',
    '<|python_tag|>search_catalogue.call(query="сайт")',
    '<|channel|>commentary to=functions.search_catalogue <|constrain|>json<|message|>{}<|call|>',
    '<|tool_call>call:search_catalogue{query:<|"|>сайт<|"|>}<tool_call|>',
    '<tool_call>search_catalogue<arg_key>query</arg_key>',
    '<|user|>Сколько?',
    '[INST] Сколько? [/INST]',
    '<<SYS>>',
    '<|im_start|>user\nСколько?',
    '<unused94>',
    '<|START_ACTION|>[{"tool_name": "search"}]<|END_ACTION|>',
    '<TOOLCALL>[{"name": "search"}]</TOOLCALL>',
    '<whatever>Хм.</whatever>',
    '<mood level="calm">Хм.',
    '<|unknown_mark|>',
  ])('%s is rejected', (text) => {
    expect(saidIn(text, size)).toBe('rejected')
  })

  it.each([
    answer,
    'Если x < y, то [Анализ](/services) и [THINK](/services)',
    '<b>Да</b>, a & b, &lt;b&gt;, R&D, [1] <3',
    '– {{web-development/landing}}\n[см. <b>тут</b>](/x)',
    '5 < 7 и 7 > 5, а [не закрыто',
    'a &l',
  ])('«%s» is a text', (text) => {
    expect(saidIn(text, size)).toBe(text)
  })

  it.each([
    ['<|im_e', ''],
    ['</thi', ''],
    ['[TOOL_CA', ''],
  ])('%s, cut off, is no text', (end, said) => {
    expect(saidIn(`${answer}${end}`, size)).toBe(`${answer}${said}`)
  })
})

it.each(['<', '[', '&lt;', '<|', '<think>', '<a ', '◁', '[x](', '<|channel|>final<|message|>'])(
  'reads a long text of «%s» in one pass',
  (piece) => {
    const start = performance.now()
    saidIn(piece.repeat(60_000 / piece.length), 3)
    expect(performance.now() - start).toBeLessThan(5_000)
  },
)
