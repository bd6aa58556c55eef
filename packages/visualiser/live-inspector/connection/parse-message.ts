import * as v from 'valibot'
import { type LiveMessage, liveMessage } from '#visualiser/inspection/live-message.ts'
import { redacted, redactedEvent } from '#visualiser/inspection/redact.ts'

/**
 * Validates a message and removes unknown fields. Returns undefined if the message is invalid. Hides personal
 * data again, since any page of this origin can send messages.
 */
export function parseMessage(data: unknown): LiveMessage | undefined {
  const parsed = v.safeParse(liveMessage, data)
  if (!parsed.success) return undefined
  const { output } = parsed
  if (output.type === 'event') return { ...output, event: redactedEvent(output.event) }
  if (output.type === 'state') return { ...output, context: redacted(output.context) }
  return output
}
