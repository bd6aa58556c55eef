import type { EventObject } from 'xstate'
import type { SocketInput } from '#machines/socket.machine.ts'
import { lateActor } from './late-actor.ts'

/** The line on which the platform says that something has changed; most who open the page are not logged in. */
export const socket = lateActor<EventObject, SocketInput>(
  async () => (await import('#machines/socket/follow-line.ts')).followLine,
)
