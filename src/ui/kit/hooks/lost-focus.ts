/** The element that was focused only because the one before it disappeared. */
let parked: Element | null = null

/** Whether no element that the user chose has the focus. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || (parked !== null && document.activeElement === parked)

/** Focuses an element that the user did not choose. A view that knows a better one may still move the focus there. */
export function parkFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
  parked = element
}
