import * as v from 'valibot'
import { id } from './id.ts'

/** Planned socket messages beyond `socketMessage`. They carry no data, only the subject of the change. */
export const plannedSocketMessage = v.variant('type', [
  v.object({ type: v.literal('chat.presenceChanged'), roomId: id }),
  v.object({ type: v.literal('draw.changed'), gameCode: v.string() }),
])
