import { type EventObject, fromCallback } from 'xstate'
import { onApiEvent } from '#api/http/api-events.ts'

/** Passes on what calls learn that concerns the whole page. */
export const callSignals = fromCallback<EventObject>(({ sendBack }) =>
  onApiEvent((signal) => sendBack({ type: signal })),
)
