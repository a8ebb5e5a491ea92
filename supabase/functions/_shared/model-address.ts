/* Addresses of language models' endpoints, as operators copy them from documents and dashboards. */

/** Paths under which providers serve OpenAI's protocol, where another one is easily pasted. */
const bases: Readonly<Record<string, string>> = {
  'api.openai.com': '/v1',
  'api.anthropic.com': '/v1',
  'api.cerebras.ai': '/v1',
  'api.fireworks.ai': '/inference/v1',
  'api.groq.com': '/openai/v1',
  'api.mistral.ai': '/v1',
  'api.together.xyz': '/v1',
  'api.x.ai': '/v1',
  'dashscope-intl.aliyuncs.com': '/compatible-mode/v1',
  'dashscope.aliyuncs.com': '/compatible-mode/v1',
  'generativelanguage.googleapis.com': '/v1beta/openai',
  'openrouter.ai': '/api/v1',
}

const azure = /\.(?:openai|cognitiveservices|services\.ai)\.azure\.(?:com|us)$/
const otherCall =
  /\/(?:responses|completions|messages|models|embeddings|generate|generateContent|api\/chat|api\/generate|api\/tags)$/
const call = '/chat/completions'

/** What is wrong with a path at a host, if that is known. */
function wrongPath({ hostname, origin, searchParams }: URL, path: string): string | undefined {
  const base = bases[hostname]
  if (base && path !== base) return `is ${origin}${base} for this provider`
  if (azure.test(hostname)) {
    if (/^\/openai\/deployments\/[^/]+$/.test(path)) {
      return searchParams.has('api-version') ? undefined : 'needs ?api-version=… after a deployment'
    }
    if (path !== '/openai/v1') return `is ${origin}/openai/v1 for Azure`
  }
  if (otherCall.test(path)) return `is what stands before ${call}, not another call`
  return undefined
}

/**
 * The address of the chat completions below a base address; a pasted address of the call itself is understood, and so
 * is a query such as Azure's `?api-version=`.
 *
 * @returns the address, or what is wrong with the one given
 */
export function chatCompletionsAt(address: string): { url: string } | { problem: string } {
  const url = new URL(address)
  if (url.username || url.password) return { problem: 'names a user: the key is AI_API_KEY' }
  const path = url.pathname.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '')
  const problem = wrongPath(url, path === '/' ? '' : path)
  if (problem) return { problem }
  url.pathname = `${path === '/' ? '' : path}${call}`
  url.hash = ''
  return { url: url.href }
}
