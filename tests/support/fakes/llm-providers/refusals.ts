import { calls, choice, refuses, told, type CompletionRequest } from '../openai-fake.ts'
import { type Behaviour, by, call, callStream, refusing, search, twoSteps } from './behaviour.ts'

const hasText = ({ raw: text }: CompletionRequest, part: string) => text.includes(part)

const refused = (provider: string, source: string, ...how: Parameters<typeof refusing>) =>
  by(provider, source, refusing(...how), { requests: 2 })

/** Requests that providers refuse, until they are as they want them. */
export const refusals: Readonly<Record<string, Behaviour>> = {
  max_tokens: refused(
    'OpenAI, o-series and GPT-5',
    'platform.openai.com/docs/guides/reasoning',

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
  stream_options: refused(
    'Mistral',
    'openai/openai-agents-python#442',

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
  tools: refused(
    'Ollama',
    'ollama#11131',

    400,
    {
      error: {
        message: 'registry.ollama.ai/library/gemma3:4b does not support tools',
        type: 'api_error',
      },
    },
    (request) => 'tools' in request,
  ),
  'tools without a flag': refused(
    'vLLM',
    'docs.vllm.ai/en/latest/features/tool_calling',

    400,
    {
      object: 'error',
      message:
        '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      code: 400,
    },
    (request) => 'tools' in request,
  ),
  'tools without another flag': refused(
    'llama.cpp',
    'ggml-org/llama.cpp tools/server',

    500,
    { error: { code: 500, message: 'tools param requires --jinja flag', type: 'server_error' } },
    (request) => 'tools' in request,
  ),
  'tools at any provider of the model': refused(
    'OpenRouter',
    'openrouter.ai/docs/features/tool-calling',

    404,
    { error: { message: 'No endpoints found that support tool use.', code: 404 } },
    (request) => 'tools' in request,
  ),
  tool_choice: refused(
    'DeepSeek reasoner',
    'deepseek-ai/DeepSeek-V3#1376',

    400,
    { error: { message: 'deepseek-reasoner does not support this tool_choice' } },
    (request) => 'tool_choice' in request,
  ),
  'the role of a system': refused(
    'Gemma',
    'vllm#41114',
    400,
    { object: 'error', message: 'System role not supported' },
    ({ messages }) => messages.some(({ role }) => role === 'system'),
  ),
  'any role but two': refused(
    'Gemma on older servers',
    'its chat template',
    400,
    { message: 'Only user and assistant roles are supported!' },
    ({ messages }) => messages.some(({ role }) => role === 'system'),
  ),
  instructions: refused(
    'Gemma at Google',
    'ai.google.dev/gemma/docs',

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
  'keywords of JSON Schema': by(
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
  'a call without its signature': by(
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
  'a call without its thinking': by(
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
  'thinking that comes back': by(
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
  'content that is null': by(
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
  'what the provider does not say': by(
    'any',
    'a refusal that names nothing of the request',
    refuses(400, 'Bad Request'),
    { isFailure: true },
  ),
}
