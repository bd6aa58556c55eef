import { isFocusLost } from './lost-focus.ts'

/** Focuses the page's content without scrolling, if the focused element has been removed. */
export function focusMainContent(): void {
  if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true })
}
