const clearers: (() => void)[] = []

/**
 * A popup's form draft. `load` returns null if there is none. Drafts stay in memory, since they may hold
 * personal data, and are cleared when the session ends.
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
