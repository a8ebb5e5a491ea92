import {
  answers,
  breaksOff,
  calls,
  choice,
  eventOf,
  refuses,
  says,
  stream,
  textChunks,
  told,
  type CompletionRequest,
  type Reply,
} from './openai-fake.ts'

/* What providers of models do beyond OpenAI's protocol, as their documents, sources and users say. */

export const answer = 'Да, мы делаем корпоративные сайты. Расскажете о проекте?'

const search = { query: 'корпоративный сайт' }
const service = { serviceId: 'web-development' }
const done = 'data: [DONE]\n\n'
const body = (...events: string[]) => stream(events.join(''))
const spoken = (text = answer) => textChunks(text).map(eventOf)
const end = (reason: string | null = 'stop') => eventOf(choice({}, reason))
const raw = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

/** A stream that stays open after these events, for as long as a test lasts. */
const openStream = (...events: string[]) =>
  stream(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(events.join('')))
      },
    }),
  )

const call = (index: unknown, id: unknown, name: string, input: unknown, more: object = {}) => ({
  ...(index !== undefined && { index }),
  ...(id !== undefined && { id }),
  type: 'function',
  function: {
    name,
    arguments: typeof input === 'object' && index !== 'object' ? JSON.stringify(input) : input,
  },
  ...more,
})
const callStream =
  (...pieces: object[][]): Reply =>
  () =>
    told(
      pieces.map((tool_calls) => choice({ tool_calls })),
      'tool_calls',
      {},
    )

const refusing =
  (
    status: number,
    refusal: unknown,
    isRefused: (request: CompletionRequest) => boolean,
    otherwise: Reply = says(answer),
  ): Reply =>
  (signal, request) =>
    isRefused(request) ? Response.json(refusal, { status }) : otherwise(signal, request)

const isOneCall = ({ messages }: CompletionRequest) => messages.some(({ role }) => role === 'tool')
const twoSteps =
  (first: Reply, second: Reply = says(answer)): Reply =>
  (signal, request) =>
    (isOneCall(request) ? second : first)(signal, request)

export interface Behaviour {
  provider: string
  /** Where it is written down. */
  source: string
  reply: Reply
  /** Whether the rules have to answer. */
  isFailure?: true
  /** Requests until the answer. */
  requests: number
}

const it = (
  provider: string,
  source: string,
  reply: Reply,
  { requests = 1, isFailure }: { requests?: number; isFailure?: true } = {},
): Behaviour => ({ provider, source, reply, requests, ...(isFailure && { isFailure }) })

/** How providers stream: `answer` in their way. */
export const streams: Readonly<Record<string, Behaviour>> = {
  'comments while it waits': it('OpenRouter', 'openrouter.ai/docs/api/reference/streaming', () =>
    body(': OPENROUTER PROCESSING\n\n', ': OPENROUTER PROCESSING\n\n', ...spoken(), end(), done),
  ),
  'keep-alive comments and empty lines': it(
    'DeepSeek',
    'api-docs.deepseek.com/quick_start/rate_limit',
    () => body('\n\n: keep-alive\n\n\n', ...spoken(), end(), done),
  ),
  'thinking in a field of its own': it(
    'DeepSeek',
    'api-docs.deepseek.com/guides/reasoning_model',
    () =>
      body(
        raw({
          choices: [
            {
              index: 0,
              delta: { role: 'assistant', content: null, reasoning_content: 'Надо подумать. ' },
            },
          ],
        }),
        ...spoken(),
        end(),
        done,
      ),
  ),
  'thinking as `reasoning` with its details': it(
    'OpenRouter, Groq, vLLM',
    'openrouter.ai/docs/use-cases/reasoning-tokens',
    () =>
      body(
        raw({
          choices: [
            {
              index: 0,
              delta: {
                content: '',
                reasoning: 'Надо подумать.',
                reasoning_details: [{ type: 'reasoning.text', text: 'Надо' }],
              },
            },
          ],
        }),
        ...spoken(),
        end(),
        done,
      ),
  ),
  'content as one part': it('proxies', 'seen in a held-back case', () =>
    body(
      raw({ choices: { index: 0, delta: { content: { type: 'text', text: answer } } } }),
      end(),
      'data:   [DONE]',
    ),
  ),
  'content in parts, thinking among them': it(
    'Mistral',
    'microsoft/agent-framework#6978; docs.mistral.ai, reasoning',
    () =>
      body(
        raw({
          choices: [
            {
              index: 0,
              delta: {
                role: 'assistant',
                content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Думаю' }] }],
              },
            },
          ],
        }),
        raw({ choices: [{ index: 0, delta: { content: [{ type: 'text', text: answer }] } }] }),
        end(),
        done,
      ),
  ),
  'parts of thinking, then texts': it('Mistral', 'simonw/llm-mistral#39', () =>
    body(
      raw({
        choices: [
          {
            index: 0,
            delta: { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Думаю' }] }] },
          },
        ],
      }),
      ...spoken(),
      end(),
      done,
    ),
  ),
  'a first chunk without a choice': it(
    'Azure',
    'learn.microsoft.com: content streaming, prompt_filter_results',
    () =>
      body(
        raw({ id: '', choices: [], prompt_filter_results: [{ prompt_index: 0 }] }),
        ...spoken(),
        raw({ choices: [{ index: 0, finish_reason: null, content_filter_results: {} }] }),
        end(),
        done,
      ),
  ),
  'nulls and pings': it('various', 'reviews of proxies: BerriAI/litellm', () =>
    body(
      raw({ choices: null }),
      raw({ type: 'ping' }),
      raw({ choices: [{ index: 0, delta: null, finish_reason: null }] }),
      ...spoken(),
      raw({ choices: [{ index: 0, delta: { content: null, tool_calls: null } }] }),
      end(),
      done,
    ),
  ),
  'no reason for the end': it(
    'text servers',
    'dev.to/mohammadhasankaman: missing finish_reason',
    () => body(...spoken(), done),
  ),
  'an empty reason in each chunk': it('older vLLM proxies', 'vllm-project/vllm chat protocol', () =>
    body(
      ...textChunks(answer).map((chunk) =>
        raw({ choices: [{ ...chunk.choices?.[0], finish_reason: '' }] }),
      ),
      done,
    ),
  ),
  'eos as a reason': it('TGI', 'huggingface/text-generation-inference, FinishReason', () =>
    body(...spoken(), end('eos_token'), done),
  ),
  'no [DONE]': it('Gemini', 'ai.google.dev/gemini-api/docs/openai', () => body(...spoken(), end())),
  'a connection that stays open after [DONE]': it(
    'proxies with keep-alive',
    'seen by the review',
    () => openStream(...spoken(), end(), done),
  ),
  'a connection that stays open after the end': it(
    'proxies with keep-alive',
    'seen by the review',
    () => openStream(...spoken(), end()),
  ),
  'lines ended by CR LF, no space': it('.NET servers', 'html.spec.whatwg.org, event streams', () =>
    body(
      [...spoken(), end(), done].join('').replaceAll('\n', '\r\n').replaceAll('data: ', 'data:'),
    ),
  ),
  'one empty line too few': it('small servers', 'seen by the review', () =>
    body([...spoken(), end(), done].join('').replaceAll('\n\n', '\n')),
  ),
  'a body of JSON, for `stream` is ignored': it('gateways', 'BerriAI/litellm fake_stream', () =>
    Response.json({
      choices: [
        { index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 5, completion_tokens: 5 },
    }),
  ),
  'the whole text again in the last chunk': it('GigaChat proxies', 'seen by the review', () =>
    body(
      ...spoken(),
      raw({ choices: [{ index: 0, delta: { content: answer }, finish_reason: 'stop' }] }),
      done,
    ),
  ),
  'the whole message at the end': it('One API proxies', 'songquanpeng/one-api', () =>
    body(
      ...spoken(),
      raw({
        choices: [{ index: 0, delta: {}, message: { content: answer }, finish_reason: 'stop' }],
      }),
      done,
    ),
  ),
  'the answer twice': it('small models', 'seen by the review', says(`${answer}\n\n${answer}`)),
  'a second choice': it('vLLM with n', 'platform.openai.com/docs/api-reference/chat', () =>
    body(
      ...textChunks(answer).flatMap((chunk) => [
        eventOf(chunk),
        raw({ choices: [{ index: 1, delta: { content: 'Другой ответ.' } }] }),
      ]),
      end(),
      done,
    ),
  ),
  'a mark of its template at the end': it(
    'Qwen on llama.cpp',
    'ggml-org/llama.cpp#23320',
    says(`${answer}<|im_end|>`),
  ),
  'a thought in tags': it(
    'LM Studio, Ollama, vLLM without a parser',
    'docs.vllm.ai, reasoning outputs',
    says(`<think>\nПосетитель спрашивает.\n</think>\n\n${answer}`),
  ),
  'a thought with only its end marked': it(
    'Qwen3-Thinking',
    'Cerebras/cerebras-cloud-sdk-python#10; vllm#31045',
    says(`Okay, the user asked about sites. I should keep it simple.\n</think>\n\n${answer}`),
  ),
  channels: it(
    'gpt-oss',
    'NVIDIA/TensorRT-LLM#9256',
    says(
      `<|channel|>analysis<|message|>User asks.<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    ),
  ),
  'channels without their marks': it(
    'gpt-oss on MLX',
    'Augustas11/macprovider#743',
    says(`analysisWe need to answer. We should say yes.assistantfinal${answer}`),
    { isFailure: true },
  ),
}

/** Answers that must not be taken for complete ones. */
export const failures: Readonly<Record<string, Behaviour>> = {
  'finish "error"': it(
    'OpenRouter',
    'openrouter.ai/docs/api/reference/errors',
    says('Да, мы делаем', { finish: 'error' }),
    { isFailure: true },
  ),
  'finish "insufficient_system_resource"': it(
    'DeepSeek',
    'api-docs.deepseek.com/api/create-chat-completion',
    says('Да, мы делаем', { finish: 'insufficient_system_resource' }),
    { isFailure: true },
  ),
  'finish "blacklist"': it(
    'GigaChat',
    'developers.sber.ru/docs/ru/gigachat',
    says('Да, мы делаем', { finish: 'blacklist' }),
    { isFailure: true },
  ),
  'finish "content_filter: SAFETY"': it(
    'Gemini',
    'ai.google.dev/gemini-api/docs/openai',
    says('Да, мы делаем', { finish: 'content_filter: SAFETY' }),
    { isFailure: true },
  ),
  'an error in the stream': it(
    'OpenRouter',
    'openrouter.ai/docs/api/reference/streaming',
    () =>
      body(
        ...spoken('Да, мы делаем сайты. И'),
        raw({
          error: { code: 502, message: 'Provider disconnected' },
          choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
        }),
      ),
    { isFailure: true },
  ),
  'an error as an object of its own': it(
    'vLLM',
    'vllm serving_chat, create_streaming_error_response',
    () =>
      body(
        ...spoken('Да, мы делаем сайты. И'),
        raw({ object: 'error', message: 'out of memory', code: 500 }),
        done,
      ),
    { isFailure: true },
  ),
  'an error event': it(
    'Anthropic',
    'docs.anthropic.com, streaming errors',
    () =>
      body(
        'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
      ),
    { isFailure: true },
  ),
  'an error with 200': it(
    'gateways',
    'openrouter.ai/docs/api/reference/errors',
    () => Response.json({ error: { message: 'invalid key', code: 401 } }),
    { isFailure: true },
  ),
  'no reason and no [DONE]': it('any', 'opencode#40061', breaksOff('Да, мы делаем сайты. И ещё'), {
    isFailure: true,
  }),
  'text that is no JSON': it(
    'nginx',
    'seen by the review',
    answers('data: Internal Server Error\n\n'),
    { isFailure: true },
  ),
  'a page': it(
    'captive portals',
    'seen by the review',
    answers('<html>Login</html>', 'text/html'),
    { isFailure: true },
  ),
  'a refusal': it(
    'OpenAI',
    'platform.openai.com, delta.refusal',
    () => body(raw({ choices: [{ index: 0, delta: { refusal: 'I cannot help.' } }] }), end(), done),
    { isFailure: true },
  ),
  'thinking alone': it(
    'any reasoning model',
    'dev.to/mohammadhasankaman: reasoning-only responses',
    () =>
      body(
        raw({ choices: [{ index: 0, delta: { reasoning_content: 'Думаю. '.repeat(50) } }] }),
        end('length'),
        done,
      ),
    { isFailure: true },
  ),
  'a tool call as text': it(
    'Qwen, Hermes',
    'vLLM without --tool-call-parser',
    says('<tool_call>\n{"name": "search_catalogue", "arguments": {}}\n</tool_call>'),
    { isFailure: true },
  ),
  'a tool call as JSON': it(
    'Llama 3.1',
    'ollama/ollama, tools',
    says('{"name": "search_catalogue", "parameters": {"query": "сайт"}}'),
    { isFailure: true },
  ),
  'a tool call as Python': it(
    'Gemma',
    'ai.google.dev/gemma, function calling',
    says('```tool_code\nsearch_catalogue(query="сайт")\n```'),
    { isFailure: true },
  ),
  'a tool call as a function': it(
    'Granite, Llama',
    'seen in a held-back case',
    says('[search(query="сайт")]'),
    { isFailure: true },
  ),
  'a role as a line': it(
    'base models',
    'seen in a held-back case',
    says('user\nСколько стоит?\nassistant\nДа'),
    { isFailure: true },
  ),
  code: it('any', 'the chat shows none', says('Вот:\n```js\nalert()\n```'), { isFailure: true }),
  'another language': it(
    'small models',
    'seen by the review',
    says('Yes, we build corporate websites. Tell us about your project.'),
    { isFailure: true },
  ),
}

/** How providers call tools, before they say `answer`. */
export const toolCalls: Readonly<Record<string, Behaviour>> = {
  'as OpenAI does': it(
    'OpenAI',
    'platform.openai.com/docs/guides/function-calling',
    twoSteps(calls(['search_catalogue', search])),
    { requests: 2 },
  ),
  'all with index 0, ids of their own': it(
    'Ollama',
    'ollama#15457',
    twoSteps(
      callStream(
        [call(0, 'a', 'search_catalogue', search)],
        [call(0, 'b', 'list_packages', service)],
      ),
    ),
    { requests: 2 },
  ),
  'all with index 0 and no id': it(
    'Gemini',
    'NousResearch/hermes-agent#62937',
    twoSteps(
      callStream(
        [call(0, '', 'search_catalogue', search)],
        [call(0, '', 'list_packages', service)],
      ),
    ),
    { requests: 2 },
  ),
  'a second one without a name': it(
    'Gemini proxies',
    'dyedd/lens#49',
    twoSteps(
      callStream(
        [call(0, 'a', 'search_catalogue', '')],
        [{ index: 0, function: { name: '', arguments: JSON.stringify(search) } }],
        [{ index: 0, function: { name: '', arguments: JSON.stringify(search) } }],
      ),
    ),
    { requests: 2 },
  ),
  'without an index': it(
    'Gemini',
    'QuantumNous/new-api#672',
    twoSteps(
      callStream([
        call(undefined, 'a', 'search_catalogue', search),
        call(undefined, 'b', 'list_packages', service),
      ]),
    ),
    { requests: 2 },
  ),
  'from index 1, null for text': it(
    'various',
    'seen by the review',
    twoSteps(callStream([call(1, 'a', 'search_catalogue', search)])),
    { requests: 2 },
  ),
  'the name in each piece': it(
    'vLLM',
    'vllm#32587',
    twoSteps(
      callStream(
        [call(0, 'a', 'search_catalogue', '{"query":')],
        [call(0, 'a', 'search_catalogue', '"сайт"}')],
        [call(0, 'a', 'search_catalogue', '')],
      ),
    ),
    { requests: 2 },
  ),
  'a name with marks': it(
    'gpt-oss on vLLM',
    'vllm#32587',
    twoSteps(callStream([call(0, 'a', 'search_catalogue<|channel|>commentary', search)])),
    { requests: 2 },
  ),
  'a name with a prefix and a number': it(
    'Kimi K2',
    'moonshotai/Kimi-K2 docs/tool_call_guidance.md',
    twoSteps(callStream([call(0, 'a', 'functions.search_catalogue:0', search)])),
    { requests: 2 },
  ),
  'arguments as an object': it(
    'Ollama',
    'ollama/ollama docs/api.md',
    twoSteps(
      callStream([
        { index: 0, id: 'a', function: { name: 'search_catalogue', arguments: search } },
      ]),
    ),
    { requests: 2 },
  ),
  'arguments in a fence': it(
    'small models',
    'seen in a held-back case',
    twoSteps(callStream([call(0, 'a', 'search_catalogue', '```json\n{"query": "сайт"}\n```')])),
    { requests: 2 },
  ),
  'arguments encoded twice': it(
    'GLM',
    'seen by the review',
    twoSteps(
      callStream([call(0, 'a', 'search_catalogue', JSON.stringify(JSON.stringify(search)))]),
    ),
    { requests: 2 },
  ),
  'finish "stop"': it(
    'Gemini',
    'ai.google.dev/gemini-api/docs/openai',
    twoSteps(() =>
      told([choice({ tool_calls: [call(0, 'a', 'search_catalogue', search)] })], 'stop', {}),
    ),
    { requests: 2 },
  ),
  'the old function_call': it(
    'older servers',
    'platform.openai.com, deprecated',
    twoSteps(() =>
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
    { requests: 2 },
  ),
  'nine of them': it(
    'small models',
    'seen by the review',
    twoSteps(
      callStream(
        Array.from({ length: 9 }, (_, index) =>
          call(index, `c${index}`, 'search_catalogue', search),
        ),
      ),
    ),
    { requests: 2 },
  ),
  'arguments that are no JSON': it(
    'small models',
    'seen by the review',
    callStream([call(0, 'a', 'search_catalogue', '{"query": "сайт"')]),
    { isFailure: true },
  ),
}

const hasText = ({ raw: text }: CompletionRequest, part: string) => text.includes(part)

/** Requests that providers refuse, until they are as they want them. */
export const refusals: Readonly<Record<string, Behaviour>> = {
  max_tokens: it(
    'OpenAI, o-series and GPT-5',
    'platform.openai.com/docs/guides/reasoning',
    refusing(
      400,
      {
        error: {
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          code: 'unsupported_parameter',
        },
      },
      (request) => 'max_tokens' in request,
    ),
    { requests: 2 },
  ),
  stream_options: it(
    'Mistral',
    'openai/openai-agents-python#442',
    refusing(
      422,
      {
        detail: [
          {
            type: 'extra_forbidden',
            loc: ['body', 'stream_options'],
            msg: 'Extra inputs are not permitted',
          },
        ],
      },
      (request) => 'stream_options' in request,
    ),
    { requests: 2 },
  ),
  tools: it(
    'Ollama',
    'ollama#11131',
    refusing(
      400,
      {
        error: {
          message: 'registry.ollama.ai/library/gemma3:4b does not support tools',
          type: 'api_error',
        },
      },
      (request) => 'tools' in request,
    ),
    { requests: 2 },
  ),
  'tools without a flag': it(
    'vLLM',
    'docs.vllm.ai/en/latest/features/tool_calling',
    refusing(
      400,
      {
        object: 'error',
        message:
          '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
        code: 400,
      },
      (request) => 'tools' in request,
    ),
    { requests: 2 },
  ),
  'tools without another flag': it(
    'llama.cpp',
    'ggml-org/llama.cpp tools/server',
    refusing(
      500,
      { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
      (request) => 'tools' in request,
    ),
    { requests: 2 },
  ),
  'tools at any provider of the model': it(
    'OpenRouter',
    'openrouter.ai/docs/features/tool-calling',
    refusing(
      404,
      { error: { message: 'No endpoints found that support tool use.', code: 404 } },
      (request) => 'tools' in request,
    ),
    { requests: 2 },
  ),
  tool_choice: it(
    'DeepSeek reasoner',
    'deepseek-ai/DeepSeek-V3#1376',
    refusing(
      400,
      { error: { message: 'deepseek-reasoner does not support this tool_choice' } },
      (request) => 'tool_choice' in request,
    ),
    { requests: 2 },
  ),
  'the role of a system': it(
    'Gemma',
    'vllm#41114',
    refusing(400, { object: 'error', message: 'System role not supported' }, ({ messages }) =>
      messages.some(({ role }) => role === 'system'),
    ),
    { requests: 2 },
  ),
  'any role but two': it(
    'Gemma on older servers',
    'its chat template',
    refusing(400, { message: 'Only user and assistant roles are supported!' }, ({ messages }) =>
      messages.some(({ role }) => role === 'system'),
    ),
    { requests: 2 },
  ),
  instructions: it(
    'Gemma at Google',
    'ai.google.dev/gemma/docs',
    refusing(
      400,
      [
        {
          error: {
            code: 400,
            message: 'Developer instruction is not enabled for models/gemma-3-27b-it',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
      ({ messages }) => messages.some(({ role }) => role === 'system'),
    ),
    { requests: 2 },
  ),
  'keywords of JSON Schema': it(
    'Gemini',
    'QwenLM/qwen-code#1186, gemini-openai-proxy#67',
    refusing(
      400,
      [
        {
          error: {
            code: 400,
            message: 'Invalid JSON payload received. Unknown name "$schema": Cannot find field.',
            status: 'INVALID_ARGUMENT',
          },
        },
      ],
      (request) => hasText(request, '$schema') || hasText(request, 'additionalProperties'),
    ),
  ),
  'a call without its signature': it(
    'Gemini 3',
    'securo-finance/securo#884, mastra#5228',
    twoSteps(
      callStream([
        call(0, 'a', 'search_catalogue', search, {
          extra_content: { google: { thought_signature: 'SIGNED' } },
        }),
      ]),
      refusing(
        400,
        [
          {
            error: {
              code: 400,
              message: 'Function call is missing a thought_signature in functionCall parts.',
              status: 'INVALID_ARGUMENT',
            },
          },
        ],
        (request) => !hasText(request, '"extra_content":{"google":{"thought_signature":"SIGNED"}}'),
      ),
    ),
    { requests: 2 },
  ),
  'a call without its thinking': it(
    'DeepSeek',
    'continuedev/continue#10193; api-docs.deepseek.com/guides/thinking_mode',
    twoSteps(
      () =>
        told(
          [
            choice({ reasoning_content: 'Надо ', content: null }),
            choice({ reasoning_content: 'искать.' }),
            choice({ tool_calls: [call(0, 'a', 'search_catalogue', search)] }),
          ],
          'tool_calls',
          {},
        ),
      refusing(
        400,
        {
          error: {
            message:
              'Missing `reasoning_content` field in the assistant message at message index 2.',
          },
        },
        (request) => !hasText(request, '"reasoning_content":"Надо искать."'),
      ),
    ),
    { requests: 2 },
  ),
  'thinking that comes back': it(
    'Groq, Cerebras',
    'QwenLM/qwen-code#11045, vellum-assistant#42635',
    twoSteps(
      () =>
        told(
          [
            choice({ reasoning: 'Надо искать.' }),
            choice({ tool_calls: [call(0, 'a', 'search_catalogue', search)] }),
          ],
          'tool_calls',
          {},
        ),
      refusing(
        400,
        {
          message:
            "messages.2.assistant.reasoning: property 'messages.2.assistant.reasoning' is unsupported",
          type: 'invalid_request_error',
          code: 'wrong_api_format',
        },
        (request) => hasText(request, '"reasoning"'),
      ),
    ),
    { requests: 3 },
  ),
  'content that is null': it(
    'small servers',
    'abetlen/llama-cpp-python',
    twoSteps(
      calls(['search_catalogue', search]),
      refusing(
        422,
        {
          detail: [
            { loc: ['body', 'messages', 2, 'content'], msg: 'Input should be a valid string' },
          ],
        },
        ({ messages }) => messages.some(({ content }) => content === null),
      ),
    ),
    { requests: 3 },
  ),
  'what the provider does not say': it(
    'any',
    'a refusal that names nothing of the request',
    refuses(400, 'Bad Request'),
    { isFailure: true },
  ),
}

/** How usage is reported; the budget has to hold with each. */
export const usages: Readonly<Record<string, unknown>> = {
  none: null,
  zeros: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  'nulls and a total': { prompt_tokens: null, completion_tokens: null, total_tokens: 900 },
  absurd: { prompt_tokens: 1e300, completion_tokens: -5, total_tokens: 'viele' },
}

export { body, done, end, openStream, raw, spoken }
