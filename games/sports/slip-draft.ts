import * as v from 'valibot'
import { MOST_LEGS, type PlaceSlip, placeSlip, slipMode, sport } from '#protocol/play/sports.ts'
import type { Seat } from '../play/pending-bet.ts'
import { tabStorage } from '../play/tab-storage.ts'

const slipLeg = v.object({
  ...placeSlip.entries.legs.pipe[0].item.entries,
  sport,
  league: v.string(),
  home: v.string(),
  away: v.string(),
  /** Start time in ISO 8601. */
  startsAt: v.string(),
})
export type SlipLeg = v.InferOutput<typeof slipLeg>

const slipDraft = v.object({
  mode: slipMode,
  /** In minor units. Null while the input is empty. */
  stake: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  legs: v.pipe(v.array(slipLeg), v.maxLength(MOST_LEGS)),
})
export type SlipDraft = v.InferOutput<typeof slipDraft>

const draftName = ({ game, player }: Seat) => `palpite.slip.${game}.${player}`
const pendingName = ({ game, player }: Seat) => `palpite.pending-slip.${game}.${player}`

/** Stores the draft, so that it survives a reload of this tab. */
export const keepDraft = (seat: Seat, draft: SlipDraft): void =>
  tabStorage.write(draftName(seat), JSON.stringify(draft))

export const keptDraft = (seat: Seat): SlipDraft | null => read(draftName(seat), slipDraft)

/** Stores a slip before it is sent, so that the page can ask for its outcome after a reload. */
export const notePendingSlip = (seat: Seat, slip: PlaceSlip): void =>
  tabStorage.write(pendingName(seat), JSON.stringify(slip))

export const pendingSlip = (seat: Seat): PlaceSlip | null => read(pendingName(seat), placeSlip)

export const forgetPendingSlip = (seat: Seat): void => tabStorage.remove(pendingName(seat))

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), tabStorage.read(name))
  return success ? output : null
}
