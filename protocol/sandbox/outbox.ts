import * as v from 'valibot'

export const sentMessage = v.object({
  id: v.number(),
  channel: v.picklist(['sms', 'email']),
  /** Phone number in E.164 format, or email address. */
  recipient: v.string(),
  text: v.string(),
  /** ISO 8601. */
  sentAt: v.string(),
})

export type SentMessage = v.InferOutput<typeof sentMessage>

/** Newest first. */
export const outboxReply = v.object({ messages: v.array(sentMessage) })
