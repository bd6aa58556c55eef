/** The blank window that a click has opened and whose URL is not known yet. */
let reserved: Window | null = null

/**
 * Opens a blank window while the browser still attributes it to the user's click. If the browser blocks it,
 * no window is reserved.
 */
export function reserveWindow(): void {
  releaseWindow()
  reserved = openBlank()
}

export function releaseWindow(): void {
  reserved?.close()
  reserved = null
}

export function openWindow(address: string): 'opened' | 'blocked' {
  const target = reserved && !reserved.closed ? reserved : openBlank()
  reserved = null
  if (!target) return 'blocked'
  target.location.replace(address)
  return 'opened'
}

/**
 * Opens a window without `noopener`, which would hide whether the browser blocked it. Clears its `opener`
 * instead.
 */
function openBlank(): Window | null {
  const blank = window.open('', '_blank')
  if (blank) blank.opener = null
  return blank
}
