import { createServer } from 'node:net'

/**
 * A server that counts connections, whatever they send: a request that gets this far has already told the sender that
 * the mail was read.
 */
export async function startSpy() {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The spy has no port')
  return {
    host: `127.0.0.1:${address.port}`,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
