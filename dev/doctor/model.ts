import { createLlmClient } from '../../assistant/model/llm-client.ts'
import { LlmError, Refusal } from '../../assistant/model/failures.ts'
import { createMeter } from '../../assistant/model/usage.ts'
import { systemPrompt } from '../../assistant/model/system-prompt.ts'
import { createMarkReader } from '../../assistant/model/marks.ts'
import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import { llmEnv } from '../../supabase/functions/_shared/settings.ts'
import { Finding, Unknown } from './deployment.ts'

const question = 'Сколько стоит лендинг?'
/** Of a refusal, in characters. */
const longest = 500

function settingsIn(env: NodeJS.ProcessEnv) {
  try {
    return parseEnv({ ai: llmEnv }, env).ai
  } catch (error) {
    throw new Finding(error instanceof Error ? error.message : String(error))
  }
}

/** How a text would have to be read: whether the model thinks or marks in it. */
function hasMarks(text: string): boolean {
  let said = ''
  try {
    const reader = createMarkReader({
      onText: (piece) => void (said += piece),
      onThought: () => void (said = ''),
    })
    reader.add(text)
    return reader.end() === 'thinking' || said.length < text.length
  } catch {
    return true
  }
}

/**
 * Asks the chat's model one real question, with its tools, by the settings of this shell.
 *
 * @returns how it answered @throws Finding with the provider's own words, Unknown without settings
 */
export async function checkModel(env: NodeJS.ProcessEnv): Promise<string> {
  const settings = settingsIn(env)
  if (!settings) throw new Unknown('set AI_BASE_URL, AI_API_KEY and AI_MODEL to ask the model')
  const client = createLlmClient(settings)
  const started = performance.now()
  let text = ''
  try {
    const { toolCalls, isWhole } = await client.step(
      {
        messages: [
          { role: 'system', content: systemPrompt },
          { role: 'user', content: question },
        ],
        isLast: false,
        findings: () => '',
        signal: AbortSignal.timeout(settings.timeoutMs),
        onText: (piece) => void (text += piece),
      },
      createMeter(settings.model, settings.price),
    )
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const remarks = [
      toolCalls.length > 0 ? 'calls tools' : 'called no tool: prices need one',
      !isWhole && 'was cut off: raise AI_MAX_TOKENS, or have it think less by AI_EXTRA_BODY',
      hasMarks(text) && 'thinks or leaves marks in its text: they are taken out',
      ...client.concessions(),
    ]
    return `${settings.model} at ${client.host} in ${seconds} s; ${remarks.filter(Boolean).join('; ')}`
  } catch (error) {
    const words = error instanceof Refusal ? `: ${error.body.slice(0, longest)}` : ''
    if (error instanceof LlmError) throw new Finding(`${error.message}${words}`)
    throw error
  }
}
