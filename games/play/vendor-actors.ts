import { type DoneActorEvent, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Played, StepRound } from '#protocol/play/play.ts'
import type { Intent } from './intent.ts'
import { whenPageReturns } from './page-return.ts'
import type { Answer, Opening, PolledGame, Vendor } from './vendor.ts'

export const openGame = fromPromise<Answer<Opening>, { vendor: Vendor }>(({ input, signal }) =>
  input.vendor.open(signal),
)

export const placeBet = fromPromise<Answer<Played>, { vendor: Vendor; intent: Intent | null }>(
  ({ input, signal }) => {
    if (!input.intent) throw new Error('There is no bet to send')
    return input.vendor.bet(input.intent, signal)
  },
)

type Step = { vendor: Vendor; roundId: string; step: StepRound['step'] | null }

export const takeStep = fromPromise<Answer<Played>, Step>(({ input, signal }) => {
  if (!input.step) throw new Error('There is no request to send')
  return input.vendor.step({ roundId: input.roundId, step: input.step }, signal)
})

export type PolledEvent = { type: 'game.polled'; polled: PolledGame }

/**
 * Asks the vendor for changes made in another tab, whenever an idle page becomes visible.
 * @param openRound id of the round that is open on this page; null if there is none
 */
export const watchGame = fromCallback<EventObject, { vendor: Vendor; openRound: string | null }>(
  ({ input, sendBack }) => {
    let looking = new AbortController()
    const stop = whenPageReturns(() => {
      looking.abort()
      looking = new AbortController()
      void look(looking.signal)
    })
    const look = async (signal: AbortSignal) => {
      // A background request. If it fails, nothing changes: the next click reports the error.
      const answer = await input.vendor.look(input.openRound, signal).catch(() => null)
      if (answer?.ok) sendBack({ type: 'game.polled', polled: answer.value } satisfies PolledEvent)
    }
    return () => {
      stop()
      looking.abort()
    }
  },
)

export const openingOf = ({ event }: { event: DoneActorEvent<Answer<Opening>> }) => event.output
export const answerOf = ({ event }: { event: DoneActorEvent<Answer<Played>> }) => event.output
export const polledOf = ({ event }: { event: PolledEvent }) => event.polled
