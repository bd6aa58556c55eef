import * as v from 'valibot'
import { languages } from '#domain/text/language.ts'
import { reportReason } from '#protocol/support/chat-room.ts'
import { feedbackTopics } from '#protocol/support/feedback.ts'

/** Conversations with customer service. Those waiting for an answer come first. */
export const supportConversations = v.object({
  conversations: v.array(
    v.object({
      id: v.string(),
      /** Null for a visitor. */
      account: v.nullable(v.string()),
      title: v.string(),
      waits: v.boolean(),
      /** The latest messages, oldest first. */
      messages: v.array(v.object({ author: v.picklist(['asker', 'service']), text: v.string() })),
    }),
  ),
})

export type SupportConversations = v.InferOutput<typeof supportConversations>['conversations']

export const supportAnswer = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300)),
})

/** Chat messages. Those with open reports come first; in each group, the newest come first. */
export const chatDesk = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      roomId: v.string(),
      account: v.string(),
      text: v.string(),
      isTakenDown: v.boolean(),
      /** The author's mute; null if there is none. `until` is null for a permanent mute. */
      muted: v.nullable(v.object({ until: v.nullable(v.string()) })),
      /** Reports on which the operator has not decided yet. */
      reports: v.array(v.object({ account: v.string(), reason: reportReason, comment: v.string() })),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type ChatDesk = v.InferOutput<typeof chatDesk>['messages']

/** The operator's action on a message. Every action except `unmute` closes the message's reports. */
export const chatDecision = v.variant('decision', [
  v.object({ decision: v.literal('takeDown') }),
  /** How long the author is muted, in minutes; null for a permanent mute. */
  v.object({
    decision: v.literal('mute'),
    minutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(525_600))),
  }),
  v.object({ decision: v.literal('unmute') }),
  v.object({ decision: v.literal('dismiss') }),
])

export type ChatDecision = v.InferOutput<typeof chatDecision>

/** Feedback as plain text. Open feedback comes first; in each group, the newest comes first. */
export const feedbackRead = v.object({
  feedback: v.array(
    v.object({
      id: v.string(),
      /** Null if the sender has no account. */
      account: v.nullable(v.string()),
      topic: v.picklist(feedbackTopics),
      content: v.string(),
      /** Where to answer a visitor; empty if the visitor wants no answer. */
      contact: v.string(),
      language: v.picklist(languages),
      /** Ids of images. */
      images: v.array(v.string()),
      /** The message sent to the member; null if there is none. */
      answer: v.nullable(v.string()),
      isDone: v.boolean(),
      /** ISO 8601. */
      at: v.string(),
    }),
  ),
})

export type FeedbackRead = v.InferOutput<typeof feedbackRead>['feedback']

export const LONGEST_ANSWER = 500

/** The operator's answer. Null closes the feedback without an answer. */
export const feedbackOutcome = v.object({
  answer: v.nullable(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ANSWER))),
})

export type FeedbackOutcome = v.InferOutput<typeof feedbackOutcome>
