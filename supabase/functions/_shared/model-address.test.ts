import { expect, it } from 'vitest'
import { chatCompletionsAt } from './model-address.ts'

const azure = 'https://ours.openai.azure.com'

it.each([
  ['https://api.openai.com/v1', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.openai.com/v1/chat/completions', 'https://api.openai.com/v1/chat/completions'],
  ['https://api.deepseek.com', 'https://api.deepseek.com/chat/completions'],
  ['http://localhost:11434/v1//', 'http://localhost:11434/v1/chat/completions'],
  [`${azure}/openai/v1/`, `${azure}/openai/v1/chat/completions`],
  [
    `${azure}/openai/v1?api-version=preview`,
    `${azure}/openai/v1/chat/completions?api-version=preview`,
  ],
  [
    `${azure}/openai/deployments/gpt/chat/completions?api-version=2024-10-21`,
    `${azure}/openai/deployments/gpt/chat/completions?api-version=2024-10-21`,
  ],
  [
    'https://gateway.example/v1/acc/openai#chat',
    'https://gateway.example/v1/acc/openai/chat/completions',
  ],
])('%s is understood', (address, url) => {
  expect(chatCompletionsAt(address)).toEqual({ url })
})

it.each([
  ['https://api.openai.com', 'is https://api.openai.com/v1 for'],
  ['https://openrouter.ai/v1', 'is https://openrouter.ai/api/v1 for'],
  ['https://api.groq.com/v1', 'is https://api.groq.com/openai/v1 for'],
  ['https://generativelanguage.googleapis.com/v1beta', '/v1beta/openai for'],
  [
    'https://generativelanguage.googleapis.com/v1beta/models/gemini:generateContent',
    '/v1beta/openai for',
  ],
  ['https://api.openai.com/v1/responses', 'is https://api.openai.com/v1 for'],
  ['http://localhost:11434/api/chat', 'not another call'],
  ['https://ai.example/v1/models', 'not another call'],
  ['https://ai.example/v1/messages', 'not another call'],
  [azure, `is ${azure}/openai/v1 for Azure`],
  [`${azure}/openai/deployments/gpt`, 'needs ?api-version='],
  ['https://ours.services.ai.azure.com/models', '/openai/v1 for Azure'],
  ['https://user:key@ai.example/v1', 'names a user'],
])('%s is refused', (address, problem) => {
  expect(chatCompletionsAt(address)).toEqual({ problem: expect.stringContaining(problem) })
})
