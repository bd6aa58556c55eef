/** What can be handed on by the system's own sheet. */
export type Shared = { title: string; url: string }

/** Puts a text on the clipboard. Throws where the browser refuses. */
export async function copyText(text: string): Promise<void> {
  const { clipboard }: Partial<Navigator> = navigator
  if (clipboard) return clipboard.writeText(text)
  if (!copyByCommand(text)) throw new Error('The browser did not copy the text.')
}

/** Copies in a page that came by plain HTTP, where there is no other way. */
function copyByCommand(text: string): boolean {
  let isCopied = false
  const copy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    isCopied = event.clipboardData !== null
  }
  document.addEventListener('copy', copy)
  document.execCommand('copy')
  document.removeEventListener('copy', copy)
  return isCopied
}

/** Whether this device has a sheet of its own to hand an address on. */
export const mayShare = (): boolean => 'share' in navigator

/** Opens the system's sheet. Whoever closes it without choosing anything has done nothing wrong. */
export async function shareAddress(shared: Shared): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
