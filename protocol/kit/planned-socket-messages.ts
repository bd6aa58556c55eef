import * as v from 'valibot'
import { id } from './id.ts'

/** What the platform is going to say over the socket beyond `socketMessage`; it says where to look and no more. */
export const plannedSocketMessage = v.variant('type', [
  v.object({ type: v.literal('chat.presenceChanged'), roomId: id }),
  v.object({ type: v.literal('draw.changed'), gameCode: v.string() }),
])
