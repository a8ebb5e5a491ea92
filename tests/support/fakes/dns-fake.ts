import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { Resolver } from 'node:dns/promises'

export interface DnsFake {
  /** Texts by name; others do not exist. */
  texts: Map<string, string[]>
  /** Asks this server, over UDP. */
  readTxt: (name: string) => Promise<string[][]>
  close: () => void
}

const length = (bytes: Buffer) => Buffer.concat([Buffer.of(bytes.length), bytes])

/** A text of a record, in strings of 255 bytes. */
function recordOf(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? ['']
  const data = Buffer.concat(parts.map((part) => length(Buffer.from(part))))
  const head = Buffer.alloc(12)
  // A pointer to the question's name, type TXT, class IN, a minute to live.
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

/** A name server on loopback that knows texts (RFC 1035). */
export async function startDnsFake(): Promise<DnsFake> {
  const texts: DnsFake['texts'] = new Map()
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = []
    let at = 12
    while (query[at]) {
      const size = query[at] ?? 0
      labels.push(query.toString('latin1', at + 1, at + 1 + size))
      at += size + 1
    }
    const records = texts.get(labels.join('.').toLowerCase()) ?? []
    const head = Buffer.from(query.subarray(0, 12))
    // An answer, recursive; the name does not exist where there is nothing.
    head.writeUInt16BE(records.length > 0 ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(records.length, 6)
    head.writeUInt16BE(0, 10)
    const question = query.subarray(12, at + 5)
    socket.send(Buffer.concat([head, question, ...records.map(recordOf)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    texts,
    readTxt: (name) => resolver.resolveTxt(name),
    close: () => socket.close(),
  }
}
