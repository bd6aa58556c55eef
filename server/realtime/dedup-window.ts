import type { SocketMessage } from '#protocol/site/socket.ts'

type Said = { memberId: number | null; type: SocketMessage['type']; at: number }

/** What was said in the last `span` milliseconds, each thing once to each member and once to everybody. */
export class LatelySaid {
  readonly #span: number
  /** In the order in which they were said. */
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

  /** What was said lately to a member, alone or with everybody. */
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
