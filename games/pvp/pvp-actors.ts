import { type DoneActorEvent, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { ChooseCard, PvpRefusal, PvpStatus, TakeSeat } from '#protocol/play/play-pvp.ts'
import { whenPageReturns } from '../play/page-return.ts'
import type { DuelOpening, PvpAnswer, PvpVendor } from './pvp-vendor.ts'

type Input = { vendor: PvpVendor }

export const openDuel = fromPromise<PvpAnswer<DuelOpening>, Input>(({ input, signal }) =>
  input.vendor.open(signal),
)

export const takeSeat = fromPromise<PvpAnswer<PvpStatus>, Input & { seatRequest: TakeSeat | null }>(
  ({ input, signal }) => {
    if (!input.seatRequest) throw new Error('There is no seat request to send')
    return input.vendor.sit(input.seatRequest, signal)
  },
)

export const leaveSeat = fromPromise<PvpAnswer<PvpStatus>, Input & { match: string }>(({ input, signal }) =>
  input.vendor.leave(input.match, signal),
)

export const chooseCard = fromPromise<PvpAnswer<PvpStatus>, Input & { choice: ChooseCard | null }>(
  ({ input, signal }) => {
    if (!input.choice) throw new Error('There is no card to play')
    return input.vendor.choose(input.choice, signal)
  },
)

export type TableEvent =
  | { type: 'table.polled'; polled: PvpStatus }
  | { type: 'table.closed'; refusal: PvpRefusal }
  | { type: 'table.lost' }

/** Number of failed polls in a row after which the connection to the table counts as lost. */
const FAILURES = 3

/**
 * Polls the state immediately, every `every` ms, and whenever the page becomes visible.
 * @param match id of the match; null for the list of rooms
 */
export const watchTable = fromCallback<EventObject, Input & { match: string | null; every: number }>(
  ({ input, sendBack }) => {
    const { vendor, match, every } = input
    const stopping = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let looks = 0
    const send = (event: TableEvent) => sendBack(event)
    const look = async () => {
      clearTimeout(timer)
      const mine = ++looks
      const answer = await vendor.look(match, stopping.signal).catch(() => null)
      // Ignore the response if a later poll has already started, because its result will be newer.
      if (stopping.signal.aborted || mine !== looks) return
      failures = answer ? 0 : failures + 1
      if (answer?.ok) send({ type: 'table.polled', polled: answer.value })
      else if (answer) send({ type: 'table.closed', refusal: answer.refusal })
      else if (failures >= FAILURES) send({ type: 'table.lost' })
      timer = setTimeout(again, every)
    }
    const again = () => void look()
    const stop = whenPageReturns(again)
    again()
    return () => {
      stop()
      stopping.abort()
      clearTimeout(timer)
    }
  },
)

export const openingOf = ({ event }: { event: DoneActorEvent<PvpAnswer<DuelOpening>> }) => event.output
export const answerOf = ({ event }: { event: DoneActorEvent<PvpAnswer<PvpStatus>> }) => event.output
export const polledOf = ({
  event,
}: {
  event: Extract<TableEvent, { type: 'table.polled' }>
}): PvpAnswer<PvpStatus> => ({
  ok: true,
  value: event.polled,
})
