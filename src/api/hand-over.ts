/** What can be handed on by the system's own sheet. */
export type Shared = { title: string; url: string }

/** Puts a text on the clipboard. Throws where the browser refuses. */
export const copyText = (text: string): Promise<void> => navigator.clipboard.writeText(text)

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
