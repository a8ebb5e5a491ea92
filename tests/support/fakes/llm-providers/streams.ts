import { eventOf, says, textChunks } from '../openai-fake.ts'
import {
  answer,
  type Behaviour,
  body,
  by,
  done,
  end,
  openStream,
  raw,
  spoken,
} from './behaviour.ts'

/** How providers stream: `answer` in their way. */
export const streams: Readonly<Record<string, Behaviour>> = {
  'comments while it waits': by('OpenRouter', 'openrouter.ai/docs/api/reference/streaming', () =>
    body(': OPENROUTER PROCESSING\n\n', ': OPENROUTER PROCESSING\n\n', ...spoken(), end(), done),
  ),
  'keep-alive comments and empty lines': by(
    'DeepSeek',
    'api-docs.deepseek.com/quick_start/rate_limit',
    () => body('\n\n: keep-alive\n\n\n', ...spoken(), end(), done),
  ),
  'thinking in a field of its own': by(
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
  'thinking as `reasoning` with its details': by(
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
  'content as one part': by('proxies', 'seen in a held-back case', () =>
    body(
      raw({ choices: { index: 0, delta: { content: { type: 'text', text: answer } } } }),
      end(),
      'data:   [DONE]',
    ),
  ),
  'content in parts, thinking among them': by(
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
  'parts of thinking, then texts': by('Mistral', 'simonw/llm-mistral#39', () =>
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
  'a first chunk without a choice': by(
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
  'nulls and pings': by('various', 'reviews of proxies: BerriAI/litellm', () =>
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
  'no reason for the end': by(
    'text servers',
    'dev.to/mohammadhasankaman: missing finish_reason',
    () => body(...spoken(), done),
  ),
  'an empty reason in each chunk': by('older vLLM proxies', 'vllm-project/vllm chat protocol', () =>
    body(
      ...textChunks(answer).map((chunk) =>
        raw({ choices: [{ ...chunk.choices?.[0], finish_reason: '' }] }),
      ),
      done,
    ),
  ),
  'eos as a reason': by('TGI', 'huggingface/text-generation-inference, FinishReason', () =>
    body(...spoken(), end('eos_token'), done),
  ),
  'no [DONE]': by('Gemini', 'ai.google.dev/gemini-api/docs/openai', () => body(...spoken(), end())),
  'a connection that stays open after [DONE]': by(
    'proxies with keep-alive',
    'seen by the review',
    () => openStream(...spoken(), end(), done),
  ),
  'a connection that stays open after the end': by(
    'proxies with keep-alive',
    'seen by the review',
    () => openStream(...spoken(), end()),
  ),
  'lines ended by CR LF, no space': by('.NET servers', 'html.spec.whatwg.org, event streams', () =>
    body(
      [...spoken(), end(), done].join('').replaceAll('\n', '\r\n').replaceAll('data: ', 'data:'),
    ),
  ),
  'one empty line too few': by('small servers', 'seen by the review', () =>
    body([...spoken(), end(), done].join('').replaceAll('\n\n', '\n')),
  ),
  'a body of JSON, for `stream` is ignored': by('gateways', 'BerriAI/litellm fake_stream', () =>
    Response.json({
      choices: [
        { index: 0, message: { role: 'assistant', content: answer }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 5, completion_tokens: 5 },
    }),
  ),
  'the whole text again in the last chunk': by('GigaChat proxies', 'seen by the review', () =>
    body(
      ...spoken(),
      raw({ choices: [{ index: 0, delta: { content: answer }, finish_reason: 'stop' }] }),
      done,
    ),
  ),
  'the whole message at the end': by('One API proxies', 'songquanpeng/one-api', () =>
    body(
      ...spoken(),
      raw({
        choices: [{ index: 0, delta: {}, message: { content: answer }, finish_reason: 'stop' }],
      }),
      done,
    ),
  ),
  'the answer twice': by('small models', 'seen by the review', says(`${answer}\n\n${answer}`)),
  'a second choice': by('vLLM with n', 'platform.openai.com/docs/api-reference/chat', () =>
    body(
      ...textChunks(answer).flatMap((chunk) => [
        eventOf(chunk),
        raw({ choices: [{ index: 1, delta: { content: 'Другой ответ.' } }] }),
      ]),
      end(),
      done,
    ),
  ),
  'a mark of its template at the end': by(
    'Qwen on llama.cpp',
    'ggml-org/llama.cpp#23320',
    says(`${answer}<|im_end|>`),
  ),
  'a thought in tags': by(
    'LM Studio, Ollama, vLLM without a parser',
    'docs.vllm.ai, reasoning outputs',
    says(`<think>\nПосетитель спрашивает.\n</think>\n\n${answer}`),
  ),
  'a thought with only its end marked': by(
    'Qwen3-Thinking',
    'Cerebras/cerebras-cloud-sdk-python#10; vllm#31045',
    says(`Okay, the user asked about sites. I should keep it simple.\n</think>\n\n${answer}`),
  ),
  channels: by(
    'gpt-oss',
    'NVIDIA/TensorRT-LLM#9256',
    says(
      `<|channel|>analysis<|message|>User asks.<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    ),
  ),
  'channels without their marks': by(
    'gpt-oss on MLX',
    'Augustas11/macprovider#743',
    says(`analysisWe need to answer. We should say yes.assistantfinal${answer}`),
    { isFailure: true },
  ),
}
