import type { EventObject } from 'xstate'
import type { SocketInput } from '#machines/site/socket.machine.ts'
import { lateActor } from './lazy-actor.ts'

/** The line on which the platform says that something has changed; most who open the page are not logged in. */
export const socket = lateActor<EventObject, SocketInput>(
  async () => (await import('#machines/site/socket/follow-line.ts')).followLine,
)
