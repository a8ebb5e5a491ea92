import { createServer } from 'node:net'

/**
 * Somebody who waits to be asked for something. Counts connections, whatever is said over them: a
 * request that gets this far has told its sender all that it could.
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
