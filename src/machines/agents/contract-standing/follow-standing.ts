import { createActor, type EventObject } from 'xstate'
import { contractStandingMachine } from '#machines/agents/contract-standing.machine.ts'
import type { StandingCommand, StandingInput } from './types.ts'

type Page = {
  /** Says how the member stands, and what waits for them. */
  sendBack: (event: EventObject) => void
  /** Has a listener hear what is said to whoever knows the standing. */
  receive: (listener: (command: StandingCommand) => void) => void
}

/** Follows how a member stands with contracts until the returned actor is stopped. */
export function followStatus(input: StandingInput, { sendBack, receive }: Page) {
  const standing = createActor(contractStandingMachine, { input })
  standing.on('contracts.read', sendBack)
  standing.on('contract.due', sendBack)
  receive((command) => standing.send(command))
  return standing.start()
}
