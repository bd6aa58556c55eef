import { useSelector } from '@xstate/react'
import { useChild } from '#pages/kit/app-context.ts'
import { UnreadAnswers } from '#ui/support/customer-service/unread-answers.tsx'
import { useUnreadAnswers } from './use-unread-answers.ts'

/** A badge with the number of unread answers from customer service (CS-02). */
export function UnreadAnswersContainer() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return <AnswerCount key={memberId} />
}

const AnswerCount = () => <UnreadAnswers count={useUnreadAnswers()} />
