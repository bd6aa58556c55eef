/** A blank window opened by a click, until its URL is known. */
let reserved: Window | null = null

/**
 * Opens a blank window while the user gesture still allows it. If the browser blocks it, nothing is reserved.
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
 * Opened without `noopener`, which would hide whether the browser blocked the window. Its `opener` is cleared
 * here instead.
 */
function openBlank(): Window | null {
  const blank = window.open('', '_blank')
  if (blank) blank.opener = null
  return blank
}
