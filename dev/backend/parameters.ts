import type { PGlite } from '@supabase/lite/pglite'

/** The database's own answer to a value that is not of its type, which REST answers with 400. */
const wrongType = () =>
  Object.assign(new Error('invalid input syntax: the value is not of the type of its column'), {
    code: '22P02',
    severity: 'ERROR',
  })

/** A lone half of a pair, which no encoding of texts has. */
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** More parameters than a message of the protocol can count. */
const mostParameters = 65_535

/**
 * Makes PGlite refuse a parameter that cannot be sent as text. PGlite 0.4 passes a value that does not fit its array
 * column on unserialized; writing it fails halfway, and the half-written message corrupts the next statement, which may
 * be another client's.
 */
export function checkParameters(driver: PGlite): void {
  const query = driver.query.bind(driver)
  const asText = (type: string | symbol, value: unknown): string => {
    let text: unknown = value
    try {
      if (typeof value !== 'string') {
        const serialize = driver.serializers[Number(type)]
        text = serialize ? serialize(value) : String(value)
      }
    } catch {
      throw wrongType()
    }
    if (typeof text !== 'string' || loneSurrogate.test(text)) throw wrongType()
    return text
  }
  /** Also for types without a serializer, such as our own. */
  const serializers = new Proxy<Record<string, (value: unknown) => string>>(
    {},
    { get: (_, type) => (value: unknown) => asText(type, value) },
  )
  driver.query = async (text, parameters = [], options) => {
    if (parameters.length > mostParameters) throw wrongType()
    return query(text, parameters, { ...options, serializers })
  }
}
