import { createActor, type EventObject } from 'xstate'
import type { AppEvent } from '#machines/site/app/events.ts'
import { publicPopupMachine } from '#machines/site/public-popup.machine.ts'
import { audienceSince, type PopupCommand } from './audience.ts'

type Page = {
  /** Says that a popup is due, or has to go. */
  sendBack: (event: EventObject) => void
  /** Has a listener hear what is said to the popups. */
  receive: (listener: (command: PopupCommand) => void) => void
}

/** Shows the popups for whoever is there since an event, one after another, until the returned actor is stopped. */
export function showPopups(since: AppEvent, { sendBack, receive }: Page) {
  const popups = createActor(publicPopupMachine, { input: audienceSince(since) })
  popups.on('*', sendBack)
  receive((command) => popups.send(command))
  return popups.start()
}
