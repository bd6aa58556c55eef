import { fromCallback } from 'xstate'
import { addRoot } from '#live/roots.ts'
import type { AppEvent } from '#machines/app/events.ts'
import type { StandingCommand, StandingInput } from '#machines/contract-standing/types.ts'
import { sayElsewhere } from './part-loading.ts'

/** How a member stands with contracts. What reads that is loaded with the first login: a page must not wait for it. */
export const contractStanding = fromCallback<StandingCommand, StandingInput, AppEvent>(
  ({ input, sendBack, receive }) => {
    const missed: StandingCommand[] = []
    let tell = (command: StandingCommand): void => void missed.push(command)
    receive((command) => tell(command))
    const loaded = import('#machines/contract-standing/follow-standing.ts')
    const following = loaded.then(({ followStanding }) => {
      const standing = followStanding(input, {
        sendBack: (event) => sendBack(event as AppEvent),
        receive: (listener) => {
          tell = listener
        },
      })
      for (const command of missed) tell(command)
      const forget = addRoot(standing)
      return () => {
        standing.stop()
        forget()
      }
    })
    // Without it there are no pages of contracts; the next login or page tries again.
    following.catch(sayElsewhere)
    return () =>
      following.then(
        (stop) => stop(),
        () => {},
      )
  },
)
