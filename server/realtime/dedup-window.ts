import type { SocketMessage } from '#protocol/site/socket.ts'

type Sent = { memberId: number | null; type: SocketMessage['type']; at: number }

/** Remembers one message per recipient and type for `span` ms. A null `memberId` means all members. */
export class DedupWindow {
  readonly #span: number
  readonly #sent = new Map<string, Sent>()

  constructor(span: number) {
    this.#span = span
  }

  note(memberId: number | null, type: SocketMessage['type']): void {
    const key = `${memberId} ${type}`
    this.#sent.delete(key)
    this.#sent.set(key, { memberId, type, at: performance.now() })
    this.#forget()
  }

  to(memberId: number): SocketMessage['type'][] {
    this.#forget()
    const theirs = [...this.#sent.values()].filter(
      (sent) => sent.memberId === null || sent.memberId === memberId,
    )
    return [...new Set(theirs.map(({ type }) => type))]
  }

  #forget(): void {
    const since = performance.now() - this.#span
    for (const [key, { at }] of this.#sent) {
      if (at > since) return
      this.#sent.delete(key)
    }
  }
}
