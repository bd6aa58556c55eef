import { addRoot } from '@palpite/visualiser/inspection/roots.ts'
import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'
import type { AppEvent } from '#machines/site/app/events.ts'

/** Begins what a part of the application is made of: it says to `sendBack` what happens, and has a listener hear what is said to it. */
type Begin<Command, Input> = (
  input: Input,
  page: { sendBack: (event: EventObject) => void; receive: (listener: (command: Command) => void) => void },
) => AnyActorRef

/**
 * A part of the application that is loaded once it is wanted, since a page must not wait for it; what is said to it meanwhile
 * it hears then. Where it does not load, the application goes on without, and the page says that a part is missing unless
 * `failed` says so elsewhere.
 */
export const lateActor = <Command extends EventObject, Input, Report extends EventObject = AppEvent>(
  load: () => Promise<Begin<Command, Input>>,
  failed: (error: unknown, sendBack: (report: Report) => void) => void = () => {},
) =>
  fromCallback<Command, Input, Report>(({ input, sendBack, receive }) => {
    const missed: Command[] = []
    let tell = (command: Command): void => void missed.push(command)
    receive((command) => tell(command))
    const beginning = load().then((begin) => {
      const actor = begin(input, {
        sendBack: (event) => sendBack(event as Report),
        receive: (listener) => {
          tell = listener
        },
      })
      missed.forEach(tell)
      const forget = addRoot(actor)
      return () => {
        actor.stop()
        forget()
      }
    })
    beginning.catch((error) => failed(error, (report) => sendBack(report)))
    return () =>
      beginning.then(
        (stop) => stop(),
        () => {},
      )
  })
