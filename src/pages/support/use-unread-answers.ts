import { useLocation } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { isConversation } from '#api/support/live-chat.ts'
import { countMembersAnswers, countVisitorsAnswers } from '#api/support/unread-answers.ts'
import type { Language } from '#domain/text/language.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useRead } from '#pages/kit/use-read.ts'
import { useRevision } from '#pages/kit/use-revision.ts'

const ofVisitor = (_: Language, signal: AbortSignal) => countVisitorsAnswers(signal)
const ofMember = (_: Language, signal: AbortSignal) => countMembersAnswers(signal)

/**
 * Returns the number of unread answers from customer service (CS-02). It is 0 while the conversation is open.
 * Members get push updates. For visitors, each navigation reads the number again. Remount the caller when the
 * viewer changes.
 */
export function useUnreadAnswers(): number {
  const isVisitor = useSelector(useChild('session'), (snapshot) => !snapshot.hasTag('loggedIn'))
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const isTalking = useLocation({ select: ({ hash }) => isConversation(hash) })
  const place = useLocation({ select: ({ state }) => state.__TSR_index })
  const heard = useRevision('messages')
  const counted = useRead(isVisitor ? ofVisitor : ofMember, {
    language,
    edition: heard + (isVisitor ? place : 0),
    sent: undefined,
  })
  return counted.state === 'known' && !isTalking ? counted.value : 0
}
