const clearers: (() => void)[] = []

/**
 * A form draft of a popup; `load` returns null if there is none. It lives in memory only, since it may hold
 * personal data. The end of a session clears it.
 */
export function createDraft<Typed>() {
  let saved: Typed | null = null
  const draft = {
    save(typed: Typed): void {
      saved = typed
    },
    load: (): Typed | null => saved,
    clear(): void {
      saved = null
    },
  }
  clearers.push(draft.clear)
  return draft
}

export function clearDrafts(): void {
  for (const clear of clearers) clear()
}
