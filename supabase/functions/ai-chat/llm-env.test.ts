import { describe, expect, it } from 'vitest'
import { parseEnv } from '../_shared/env.ts'
import { llmEnv } from './llm-env.ts'

const whole = { AI_BASE_URL: 'https://ai.example/v1/', AI_API_KEY: 'key', AI_MODEL: 'small' }
const parse = (env: Record<string, string>) => parseEnv({ ai: llmEnv }, env).ai

describe('the settings of the LLM', () => {
  it.each([
    ['nothing', {}],
    ['blank lines', { AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' }],
    ['limits alone', { AI_MAX_STEPS: '2' }],
  ])('may be absent: %s', (_, env) => {
    expect(parse(env)).toBeUndefined()
  })

  it('have defaults', () => {
    expect(parse(whole)).toEqual({
      baseUrl: 'https://ai.example/v1',
      apiKey: 'key',
      model: 'small',
      timeoutMs: 20_000,
      maxSteps: 4,
      maxTokens: 700,
      budget: { tokens: 1_000_000, costMicros: undefined, clientPercent: 10 },
      price: { input: 0, output: 0 },
    })
  })

  it('take prices and a daily cost', () => {
    const priced = { AI_PRICE_INPUT: '0.15', AI_PRICE_OUTPUT: '0.6', AI_DAILY_COST: '5' }
    expect(parse({ ...whole, ...priced })).toMatchObject({
      price: { input: 0.15, output: 0.6 },
      budget: { costMicros: 5_000_000 },
    })
  })

  it.each([
    ['AI_API_KEY', { AI_BASE_URL: whole.AI_BASE_URL, AI_MODEL: 'small' }],
    ['AI_MODEL', { AI_BASE_URL: whole.AI_BASE_URL, AI_API_KEY: 'key' }],
    ['AI_BASE_URL', { AI_API_KEY: 'key', AI_MODEL: 'small' }],
    ['AI_BASE_URL', { ...whole, AI_BASE_URL: 'ftp://ai.example' }],
    ['AI_PRICE_OUTPUT', { ...whole, AI_PRICE_INPUT: '1' }],
    ['AI_PRICE_INPUT', { ...whole, AI_DAILY_COST: '1' }],
    ['AI_MAX_TOKENS', { ...whole, AI_MAX_TOKENS: '0' }],
    ['AI_CLIENT_SHARE', { ...whole, AI_CLIENT_SHARE: '101' }],
  ])('that are half set or wrong name %s', (name, env) => {
    expect(() => parse(env)).toThrow(`  ${name}: `)
  })

  it('name everything that is missing, and no key', () => {
    expect(() => parse({ AI_API_KEY: 'sk-very-secret' })).toThrow(/AI_BASE_URL: .*\n.*AI_MODEL: /)
    expect(() => parse({ AI_API_KEY: 'sk-very-secret' })).not.toThrow(/very-secret/)
  })
})
