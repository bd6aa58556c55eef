import type { ComponentProps, MouseEvent } from 'react'
import { LinkButton } from './button.tsx'

type Props = Omit<ComponentProps<typeof LinkButton>, 'onClick'> & { onOpen: () => void }

/**
 * A link with the popup's URL, so that it works before hydration and in a new tab. A plain click opens the
 * popup.
 */
export function PopupLink({ onOpen, ...link }: Props) {
  return <LinkButton {...link} onClick={(event) => open(event, onOpen)} />
}

/**
 * Calls `onOpen` on a plain click. The browser handles clicks with a modifier key, for example to open a new
 * tab.
 */
export function open(event: MouseEvent, onOpen: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onOpen()
}
