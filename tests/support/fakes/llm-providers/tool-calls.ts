import { calls, choice, type Reply, told } from '../openai-fake.ts'
import { type Behaviour, by, call, callStream, search, service, twoSteps } from './behaviour.ts'

const called = (provider: string, source: string, first: Reply) =>
  by(provider, source, twoSteps(first), { requests: 2 })

/** How providers call tools, before they say `answer`. */
export const toolCalls: Readonly<Record<string, Behaviour>> = {
  'as OpenAI does': called(
    'OpenAI',
    'platform.openai.com/docs/guides/function-calling',
    calls(['search_catalogue', search]),
  ),
  'all with index 0, ids of their own': called(
    'Ollama',
    'ollama#15457',

    callStream(
      [call(0, 'a', 'search_catalogue', search)],
      [call(0, 'b', 'list_packages', service)],
    ),
  ),
  'all with index 0 and no id': called(
    'Gemini',
    'NousResearch/hermes-agent#62937',

    callStream([call(0, '', 'search_catalogue', search)], [call(0, '', 'list_packages', service)]),
  ),
  'a second one without a name': called(
    'Gemini proxies',
    'dyedd/lens#49',

    callStream(
      [call(0, 'a', 'search_catalogue', '')],
      [{ index: 0, function: { name: '', arguments: JSON.stringify(search) } }],
      [{ index: 0, function: { name: '', arguments: JSON.stringify(search) } }],
    ),
  ),
  'without an index': called(
    'Gemini',
    'QuantumNous/new-api#672',

    callStream([
      call(undefined, 'a', 'search_catalogue', search),
      call(undefined, 'b', 'list_packages', service),
    ]),
  ),
  'from index 1, null for text': called(
    'various',
    'seen by the review',
    callStream([call(1, 'a', 'search_catalogue', search)]),
  ),
  'the name in each piece': called(
    'vLLM',
    'vllm#32587',

    callStream(
      [call(0, 'a', 'search_catalogue', '{"query":')],
      [call(0, 'a', 'search_catalogue', '"сайт"}')],
      [call(0, 'a', 'search_catalogue', '')],
    ),
  ),
  'a name with marks': called(
    'gpt-oss on vLLM',
    'vllm#32587',
    callStream([call(0, 'a', 'search_catalogue<|channel|>commentary', search)]),
  ),
  'a name with a prefix and a number': called(
    'Kimi K2',
    'moonshotai/Kimi-K2 docs/tool_call_guidance.md',
    callStream([call(0, 'a', 'functions.search_catalogue:0', search)]),
  ),
  'arguments as an object': called(
    'Ollama',
    'ollama/ollama docs/api.md',

    callStream([{ index: 0, id: 'a', function: { name: 'search_catalogue', arguments: search } }]),
  ),
  'arguments in a fence': called(
    'small models',
    'seen in a held-back case',
    callStream([call(0, 'a', 'search_catalogue', '```json\n{"query": "сайт"}\n```')]),
  ),
  'arguments encoded twice': called(
    'GLM',
    'seen by the review',

    callStream([call(0, 'a', 'search_catalogue', JSON.stringify(JSON.stringify(search)))]),
  ),
  'finish "stop"': called('Gemini', 'ai.google.dev/gemini-api/docs/openai', () =>
    told([choice({ tool_calls: [call(0, 'a', 'search_catalogue', search)] })], 'stop', {}),
  ),
  'the old function_call': called('older servers', 'platform.openai.com, deprecated', () =>
    told(
      [
        choice({
          function_call: { name: 'search_catalogue', arguments: JSON.stringify(search) },
        }),
      ],
      'function_call',
      {},
    ),
  ),
  'nine of them': called(
    'small models',
    'seen by the review',

    callStream(
      Array.from({ length: 9 }, (_, index) => call(index, `c${index}`, 'search_catalogue', search)),
    ),
  ),
  'arguments that are no JSON': by(
    'small models',
    'seen by the review',
    callStream([call(0, 'a', 'search_catalogue', '{"query": "сайт"')]),
    { isFailure: true },
  ),
}
