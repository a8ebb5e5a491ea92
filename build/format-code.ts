import { format } from 'oxfmt'
import settings from '../.oxfmtrc.json' with { type: 'json' }

/** Formats a source like `npm run format`; the file's extension determines the language. */
export async function formatCode(file: string, source: string): Promise<string> {
  const { code, errors } = await format(file, source, settings)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map((e) => e.message).join('; ')}`)
  return code
}
