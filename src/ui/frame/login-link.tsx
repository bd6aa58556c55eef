import type { ComponentProps, MouseEvent } from 'react'
import { LinkButton } from '../kit/button.tsx'

type Props = Omit<ComponentProps<typeof LinkButton>, 'href' | 'onClick'> & { onLogin: () => void }

/**
 * The way to log in: an address of its own, so that it works before the page does and in another tab, and the popup where
 * the page is there.
 */
export function LoginLink({ onLogin, ...link }: Props) {
  return <LinkButton {...link} href="/login" onClick={(event) => open(event, onLogin)} />
}

/** A press that asks for another tab or window stays one. */
export function open(event: MouseEvent, onLogin: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onLogin()
}
