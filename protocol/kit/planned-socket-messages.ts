import * as v from 'valibot'
import { id } from './id.ts'

/** Socket messages that are planned, but not sent yet. They name the changed data, but do not contain it. */
export const plannedSocketMessage = v.variant('type', [
  v.object({ type: v.literal('chat.presenceChanged'), roomId: id }),
  v.object({ type: v.literal('draw.changed'), gameCode: v.string() }),
])
