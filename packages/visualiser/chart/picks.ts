export type Pick = { state: string } | { transition: string }

export type Picks = { subscribe(listener: (pick: Pick) => void): () => void }

export function createPicks(): Picks & { publish(pick: Pick): void } {
  const listeners = new Set<(pick: Pick) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(pick) {
      for (const listener of listeners) listener(pick)
    },
  }
}
