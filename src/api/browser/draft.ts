const forgetting: (() => void)[] = []

/**
 * A place for what was typed in a popup's form, for when it is opened again: `null` while there is nothing. In memory
 * alone, for what people type of themselves is written nowhere; and forgotten once a session ends, for who comes then may be
 * somebody else.
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

/** Forgets what was typed in every popup's form. */
export function clearDrafts(): void {
  for (const forget of forgetting) forget()
}
