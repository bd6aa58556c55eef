/** The element that has the focus only because the previously focused element was removed. */
let parked: Element | null = null

export const isFocusLost = (): boolean =>
  document.activeElement === document.body || (parked !== null && document.activeElement === parked)

/** Focuses an element in place of one that was removed. Views may then move the focus to a better element. */
export function parkFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  parked = element
}
