const forgetting: (() => void)[] = []

/**
 * A draft of a popup's form, `null` if none. It lives in memory only, since it may hold personal data, and is
 * cleared when a session ends.
 */
export function createDraft<Typed>() {
  let kept: Typed | null = null
  const draft = {
    keep(typed: Typed): void {
      kept = typed
    },
    recall: (): Typed | null => kept,
    forget(): void {
      kept = null
    },
  }
  forgetting.push(draft.forget)
  return draft
}

export function clearDrafts(): void {
  for (const forget of forgetting) forget()
}
