import { type EventObject, fromCallback } from 'xstate'
import { listenToCalls } from '#api/http/api-events.ts'

/** Passes on what calls learn that concerns the whole page. */
export const callSignals = fromCallback<EventObject>(({ sendBack }) =>
  listenToCalls((signal) => sendBack({ type: signal })),
)
