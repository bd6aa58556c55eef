import type { ComponentProps, MouseEvent } from 'react'
import { LinkButton } from './button.tsx'

type Props = Omit<ComponentProps<typeof LinkButton>, 'onClick'> & { onOpen: () => void }

/**
 * A real link to the popup's URL, so it works before hydration and in a new tab; a plain click opens the
 * popup.
 */
export function PopupLink({ onOpen, ...link }: Props) {
  return <LinkButton {...link} onClick={(event) => open(event, onOpen)} />
}

/** Leave modified clicks to the browser. */
export function open(event: MouseEvent, onOpen: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onOpen()
}
