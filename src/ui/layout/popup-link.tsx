import type { ComponentProps, MouseEvent } from 'react'
import { LinkButton } from '#ui/kit/controls/button.tsx'

type Props = Omit<ComponentProps<typeof LinkButton>, 'onClick'> & { onOpen: () => void }

/**
 * The way to a popup: an address of its own, so that it works before the page does and in another tab, and the popup where
 * the page is there.
 */
export function PopupLink({ onOpen, ...link }: Props) {
  return <LinkButton {...link} onClick={(event) => open(event, onOpen)} />
}

/** A press that asks for another tab or window stays one. */
export function open(event: MouseEvent, onOpen: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onOpen()
}
