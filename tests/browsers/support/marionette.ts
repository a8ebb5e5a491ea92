import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Response, type Request } from 'selenium-webdriver/http'
import { z } from 'zod'

/**
 * Firefox's own protocol behind Selenium's client, as geckodriver translates it. Debian has Firefox without geckodriver,
 * whose npm packages fetch it from elsewhere when they are installed.
 */

/** The requests of WebDriver that the journeys make, by what Marionette names them. */
const commands: readonly [request: RegExp, command: string][] = [
  [/^POST \/session$/, 'WebDriver:NewSession'],
  [/\/url$/, 'WebDriver:Navigate'],
  [/\/execute\/sync$/, 'WebDriver:ExecuteScript'],
  [/\/element\/(?<id>[^/]+)\/click$/, 'WebDriver:ElementClick'],
  [/\/element\/(?<id>[^/]+)\/value$/, 'WebDriver:ElementSendKeys'],
]

/** Its types leave out what it has. */
const requestSchema = z.object({
  method: z.string(),
  path: z.string(),
  data: z.record(z.string(), z.unknown()),
})

const answerSchema = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.record(z.string(), z.unknown()).nullable(),
])

/** Frames are their length in bytes, a colon and JSON. */
async function* readFrames(socket: Socket): AsyncGenerator<unknown> {
  let buffer = Buffer.alloc(0)
  for await (const chunk of socket) {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const colon = buffer.indexOf(':')
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString())
      if (colon < 0 || buffer.length < end) break
      yield JSON.parse(buffer.subarray(colon + 1, end).toString())
      buffer = buffer.subarray(end)
    }
  }
}

/** Selenium's transport to a Firefox that listens on this port. */
export async function connectToMarionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const frames = readFrames(socket)
  // Its greeting.
  await frames.next()
  let sent = 0
  return {
    /** One request at a time, as a journey makes them. */
    async send(request: Request): Promise<Response> {
      const { method, path, data } = requestSchema.parse(request)
      const asked = `${method} ${path}`
      const [pattern, command] = commands.find(([one]) => one.test(asked)) ?? []
      if (!pattern) throw new Error(`add ${asked} to the commands of Marionette`)
      const frame = JSON.stringify([
        0,
        (sent += 1),
        command,
        { ...data, ...pattern.exec(asked)?.groups },
      ])
      socket.write(`${Buffer.byteLength(frame)}:${frame}`)
      const [, , error, result] = answerSchema.parse((await frames.next()).value)
      const value = error ?? (result && 'value' in result ? result.value : result)
      return new Response(error ? 500 : 200, {}, JSON.stringify({ value }))
    },
    close: () => socket.destroy(),
  }
}
