import { answers, breaksOff, type Reply, says } from '../openai-fake.ts'
import { type Behaviour, body, by, done, end, raw, spoken } from './behaviour.ts'

const fails = (provider: string, source: string, reply: Reply) =>
  by(provider, source, reply, { isFailure: true })

/** Answers that must not be taken for complete ones. */
export const failures: Readonly<Record<string, Behaviour>> = {
  'finish "error"': fails(
    'OpenRouter',
    'openrouter.ai/docs/api/reference/errors',
    says('Да, мы делаем', { finish: 'error' }),
  ),
  'finish "insufficient_system_resource"': fails(
    'DeepSeek',
    'api-docs.deepseek.com/api/create-chat-completion',
    says('Да, мы делаем', { finish: 'insufficient_system_resource' }),
  ),
  'finish "blacklist"': fails(
    'GigaChat',
    'developers.sber.ru/docs/ru/gigachat',
    says('Да, мы делаем', { finish: 'blacklist' }),
  ),
  'finish "content_filter: SAFETY"': fails(
    'Gemini',
    'ai.google.dev/gemini-api/docs/openai',
    says('Да, мы делаем', { finish: 'content_filter: SAFETY' }),
  ),
  'an error in the stream': fails('OpenRouter', 'openrouter.ai/docs/api/reference/streaming', () =>
    body(
      ...spoken('Да, мы делаем сайты. И'),
      raw({
        error: { code: 502, message: 'Provider disconnected' },
        choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }],
      }),
    ),
  ),
  'an error as an object of its own': fails(
    'vLLM',
    'vllm serving_chat, create_streaming_error_response',
    () =>
      body(
        ...spoken('Да, мы делаем сайты. И'),
        raw({ object: 'error', message: 'out of memory', code: 500 }),
        done,
      ),
  ),
  'an error event': fails('Anthropic', 'docs.anthropic.com, streaming errors', () =>
    body(
      'event: error\ndata: {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}\n\n',
    ),
  ),
  'an error with 200': fails('gateways', 'openrouter.ai/docs/api/reference/errors', () =>
    Response.json({ error: { message: 'invalid key', code: 401 } }),
  ),
  'no reason and no [DONE]': fails(
    'any',
    'opencode#40061',
    breaksOff('Да, мы делаем сайты. И ещё'),
  ),
  'text that is no JSON': fails(
    'nginx',
    'seen by the review',
    answers('data: Internal Server Error\n\n'),
  ),
  'a page': fails(
    'captive portals',
    'seen by the review',
    answers('<html>Login</html>', 'text/html'),
  ),
  'a refusal': fails('OpenAI', 'platform.openai.com, delta.refusal', () =>
    body(raw({ choices: [{ index: 0, delta: { refusal: 'I cannot help.' } }] }), end(), done),
  ),
  'thinking alone': fails(
    'any reasoning model',
    'dev.to/mohammadhasankaman: reasoning-only responses',
    () =>
      body(
        raw({ choices: [{ index: 0, delta: { reasoning_content: 'Думаю. '.repeat(50) } }] }),
        end('length'),
        done,
      ),
  ),
  'a tool call as text': fails(
    'Qwen, Hermes',
    'vLLM without --tool-call-parser',
    says('<tool_call>\n{"name": "search_catalogue", "arguments": {}}\n</tool_call>'),
  ),
  'a tool call as JSON': fails(
    'Llama 3.1',
    'ollama/ollama, tools',
    says('{"name": "search_catalogue", "parameters": {"query": "сайт"}}'),
  ),
  'a tool call as Python': fails(
    'Gemma',
    'ai.google.dev/gemma, function calling',
    says('```tool_code\nsearch_catalogue(query="сайт")\n```'),
  ),
  'a tool call as a function': fails(
    'Granite, Llama',
    'seen in a held-back case',
    says('[search(query="сайт")]'),
  ),
  'a role as a line': fails(
    'base models',
    'seen in a held-back case',
    says('user\nСколько стоит?\nassistant\nДа'),
  ),
  code: fails('any', 'the chat shows none', says('Вот:\n```js\nalert()\n```')),
  'another language': fails(
    'small models',
    'seen by the review',
    says('Yes, we build corporate websites. Tell us about your project.'),
  ),
}
