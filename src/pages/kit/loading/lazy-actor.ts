import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import {
  type AnyActorLogic,
  createActor,
  type EventFromLogic,
  type EventObject,
  fromCallback,
  type InputFrom,
} from 'xstate'
import type { AppEvent } from '#machines/site/app.types.ts'

/**
 * Returns the logic of an actor whose machine is loaded when the actor starts. Events sent before it has
 * loaded are queued. Emitted events go to the parent. If loading fails, the application continues, and the
 * notice about a missing chunk appears unless `failed` suppresses it.
 */
export const lazyActor = <Logic extends AnyActorLogic, Report extends EventObject = AppEvent>(
  load: () => Promise<Logic>,
  failed: (error: unknown, sendBack: (report: Report) => void) => void = () => {},
) =>
  fromCallback<EventFromLogic<Logic>, InputFrom<Logic>, Report>(({ input, sendBack, receive }) => {
    const missed: EventFromLogic<Logic>[] = []
    let send = (event: EventFromLogic<Logic>): void => void missed.push(event)
    receive((event) => send(event))
    const starting = load().then((logic) => {
      const actor = createActor(logic as AnyActorLogic, { input })
      actor.on('*', (event) => sendBack(event as Report))
      actor.start()
      send = (event) => actor.send(event)
      missed.forEach(send)
      const forget = addRoot(actor)
      return () => {
        actor.stop()
        forget()
      }
    })
    starting.catch((error) => failed(error, (report) => sendBack(report)))
    return () =>
      starting.then(
        (stop) => stop(),
        () => {},
      )
  })
