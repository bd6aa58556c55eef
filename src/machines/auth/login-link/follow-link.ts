import { createActor, type EventObject } from 'xstate'
import { type LinkInput, loginLinkMachine } from '#machines/auth/login-link.machine.ts'
import type { LinkAnswer } from '#machines/auth/session/events.ts'

type Page = {
  /** Says what becomes of the link. */
  sendBack: (event: EventObject) => void
  /** Has a listener hear what the member chose. */
  receive: (listener: (answer: LinkAnswer) => void) => void
}

/** Logs in by the link that opened the page, until the returned actor is stopped. */
export function followLink(input: LinkInput, { sendBack, receive }: Page) {
  const link = createActor(loginLinkMachine, { input })
  link.on('*', sendBack)
  receive((answer) => link.send(answer))
  return link.start()
}
