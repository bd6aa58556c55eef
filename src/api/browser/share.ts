export type Shared = { title: string; url: string }

/** Throws if the browser denies access to the clipboard. */
export async function copyText(text: string): Promise<void> {
  const { clipboard }: Partial<Navigator> = navigator
  if (clipboard) return clipboard.writeText(text)
  if (!copyByCommand(text)) throw new Error('The browser did not copy the text.')
}

/** Without TLS, a page can copy only through `execCommand`. */
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

export const mayShare = (): boolean => 'share' in navigator

/** Opens the share sheet. Closing it without sharing is not an error. */
export async function shareAddress(shared: Shared): Promise<void> {
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
