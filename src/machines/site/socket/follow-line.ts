import { createActor, type EventObject } from 'xstate'
import { type SocketInput, socketMachine } from '#machines/site/socket.machine.ts'

/** Listens to what the platform has to say until the returned actor is stopped. */
export function followLine(input: SocketInput, { sendBack }: { sendBack: (event: EventObject) => void }) {
  const socket = createActor(socketMachine, { input })
  socket.on('*', sendBack)
  return socket.start()
}
