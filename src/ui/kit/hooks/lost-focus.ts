/** The element focused only because the previous one was removed. */
let parked: Element | null = null

export const isFocusLost = (): boolean =>
  document.activeElement === document.body || (parked !== null && document.activeElement === parked)

/** Focuses an element the user did not choose. Views may still move the focus to a better one. */
export function parkFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  parked = element
}
