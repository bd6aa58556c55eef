import * as v from 'valibot'
import { type TakeSeat, takeSeat } from '#protocol/play/play-pvp.ts'
import type { Seat } from '../play/pending-bet.ts'
import { tabStorage } from '../play/tab-storage.ts'

const name = ({ game, player }: Seat) => `palpite.pending-seat.${game}.${player}`

/** Stores a seat request before it is sent, so that the page can ask for its outcome after a reload. */
export const notePendingSeat = (seat: Seat, seatRequest: TakeSeat): void =>
  tabStorage.write(name(seat), JSON.stringify(seatRequest))

export const forgetPendingSeat = (seat: Seat): void => tabStorage.remove(name(seat))

/** Returns this tab's seat request that has no response yet, or null if there is none. */
export function pendingSeat(seat: Seat): TakeSeat | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), takeSeat), tabStorage.read(name(seat)))
  return stored.success ? stored.output : null
}
