/**
 * Node 20 has no WebSocket, and supabase-js asks for one even when nothing is live. This one never
 * opens; the `ws` package would do as well, but its types are not the ones supabase-js expects.
 */
export class NoSocket {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly readyState = this.CLOSED
  readonly protocol = ''
  readonly url: string
  onopen = null
  onmessage = null
  onclose = null
  onerror = null

  constructor(address: string | URL) {
    this.url = String(address)
  }

  close(): void {}
  send(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
}
