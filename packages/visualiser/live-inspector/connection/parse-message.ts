import * as v from 'valibot'
import { type LiveMessage, liveMessage } from '#visualiser/inspection/live-message.ts'
import { redacted, redactedEvent } from '#visualiser/inspection/redact.ts'

/**
 * A message with nothing in it but what its schema knows; undefined for anything else. Pages hide what is anybody's own before
 * they say it; it is hidden once more here, whoever sent it.
 */
export function parseMessage(data: unknown): LiveMessage | undefined {
  const parsed = v.safeParse(liveMessage, data)
  if (!parsed.success) return undefined
  const { output } = parsed
  if (output.type === 'event') return { ...output, event: redactedEvent(output.event) }
  if (output.type === 'state') return { ...output, context: redacted(output.context) }
  return output
}
