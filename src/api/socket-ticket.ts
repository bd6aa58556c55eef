import { askSocketTicket } from '#contract/socket.ts'
import { read } from './ask.ts'

/** A ticket that opens the socket once, within thirty seconds. */
export async function readTicket(signal: AbortSignal): Promise<string> {
  const { ticket } = await read(askSocketTicket, {}, { signal })
  return ticket
}
