import * as v from 'valibot'
import type { FeedbackRequest } from '#api/support/feedback.ts'
import type { FeedbackDraft } from '#api/support/feedback-draft.ts'
import { charactersLeft } from '#domain/text/characters-left.ts'
import { visibleLength } from '#domain/text/required-text.ts'
import {
  LONGEST_CONTACT,
  LONGEST_FEEDBACK,
  SHORTEST_FEEDBACK,
  sendFeedback,
} from '#protocol/support/feedback.ts'
import type { FeedbackContext, FeedbackErrors, FeedbackInput } from './feedback.types.ts'

const blank: FeedbackDraft = { topic: null, content: '', contact: '' }

const nothingWrong = { images: { ids: [], isSending: false }, errors: {}, retryAt: 0, failure: null } as const

export const createFeedbackContext = ({ draft, ...input }: FeedbackInput): FeedbackContext => ({
  ...input,
  ...(draft ?? blank),
  ...nothingWrong,
})

export const emptied = { ...blank, ...nothingWrong }

const isAskedForContact = ({ viewer }: Pick<FeedbackContext, 'viewer'>) => viewer !== 'member'

/** Makes the same checks as the platform. */
export function validateFields(context: FeedbackContext): FeedbackErrors {
  const { topic, contact } = context
  const content = context.content.trim()
  const isLong = charactersLeft(content, LONGEST_FEEDBACK) < 0
  const isContactLong = isAskedForContact(context) && charactersLeft(contact, LONGEST_CONTACT) < 0
  return {
    ...(topic === null ? { topic: 'required' } : {}),
    ...(visibleLength(content) < SHORTEST_FEEDBACK
      ? { content: 'short' }
      : isLong
        ? { content: 'long' }
        : {}),
    ...(isContactLong ? { contact: 'long' } : {}),
  }
}

export function requestOf(context: FeedbackContext): FeedbackRequest {
  const { topic, content, images } = context
  const contact = isAskedForContact(context) ? context.contact : ''
  return v.parse(v.omit(sendFeedback.request, ['key']), { topic, content, contact, images: images.ids })
}
