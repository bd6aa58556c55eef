/** A blank window opened on a press, waiting for its address. */
let reserved: Window | null = null

/** Opens a blank window while the user gesture allows it. If the browser refuses, nothing is reserved. */
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
 * Opened without `noopener`, which would hide whether it was blocked; its `opener` is cleared here instead.
 */
function openBlank(): Window | null {
  const blank = window.open('', '_blank')
  if (blank) blank.opener = null
  return blank
}
