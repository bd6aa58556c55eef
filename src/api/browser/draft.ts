const clearers: (() => void)[] = []

/**
 * A draft of a popup's form, `null` if none. It lives in memory only, since it may hold personal data, and is
 * cleared when a session ends.
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
