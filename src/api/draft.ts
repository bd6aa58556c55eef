/**
 * A place for what was typed in a popup's form, for when it is opened again: `null` while there is nothing. In memory
 * alone, for what people type of themselves is written nowhere.
 */
export function createDraft<Typed>() {
  let kept: Typed | null = null
  return {
    keep(typed: Typed): void {
      kept = typed
    },
    recall: (): Typed | null => kept,
    forget(): void {
      kept = null
    },
  }
}
