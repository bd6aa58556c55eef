import { isFocusLost } from './lost-focus.ts'

/** If the focused element has been removed, focuses the page's content without scrolling. */
export function focusMainContent(): void {
  if (isFocusLost()) document.getElementById('content')?.focus({ preventScroll: true })
}
