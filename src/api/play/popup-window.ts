/** A blank window that was opened in a press and waits for its address. */
let reserved: Window | null = null

/**
 * Opens a blank window while the browser still lets a press do that; the address comes later. Where the browser
 * refuses, nothing is reserved.
 */
export function reserveWindow(): void {
  releaseWindow()
  reserved = openBlank()
}

/** Closes a window that was reserved and never given an address. */
export function releaseWindow(): void {
  reserved?.close()
  reserved = null
}

/** Shows a game in the reserved window or a new one, and says whether the browser blocked it. */
export function openWindow(address: string): 'opened' | 'blocked' {
  const target = reserved && !reserved.closed ? reserved : openBlank()
  reserved = null
  if (!target) return 'blocked'
  target.location.replace(address)
  return 'opened'
}

/** Opened without `noopener`, which would hide whether it was blocked; its way back to this page is cut here. */
function openBlank(): Window | null {
  const blank = window.open('', '_blank')
  if (blank) blank.opener = null
  return blank
}
