import type { SocketMessage } from '#protocol/site/socket.ts'

type Said = { memberId: number | null; type: SocketMessage['type']; at: number }

/** Recent messages within `span` ms, deduplicated by recipient and type. */
export class LatelySaid {
  readonly #span: number
  readonly #said = new Map<string, Said>()

  constructor(span: number) {
    this.#span = span
  }

  note(memberId: number | null, type: SocketMessage['type']): void {
    const key = `${memberId} ${type}`
    this.#said.delete(key)
    this.#said.set(key, { memberId, type, at: performance.now() })
    this.#forget()
  }

  to(memberId: number): SocketMessage['type'][] {
    this.#forget()
    const theirs = [...this.#said.values()].filter(
      (said) => said.memberId === null || said.memberId === memberId,
    )
    return [...new Set(theirs.map(({ type }) => type))]
  }

  #forget(): void {
    const since = performance.now() - this.#span
    for (const [key, { at }] of this.#said) {
      if (at > since) return
      this.#said.delete(key)
    }
  }
}
