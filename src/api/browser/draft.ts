const clearers: (() => void)[] = []

/**
 * Creates the draft of a popup's form. `load` returns null if nothing is saved. Drafts stay in memory, since
 * they may hold personal data, and are cleared when the session ends.
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
