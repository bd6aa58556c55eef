import { useSelector } from '@xstate/react'
import { useChild } from '#pages/site/app-context.ts'
import { UnreadAnswers } from '#ui/support/customer-service/unread-answers.tsx'
import { useUnreadAnswers } from './use-unread-answers.ts'

/** CS-02: beside a way to customer service, how many of its answers were not read. */
export function UnreadAnswersHere() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return <Counted key={memberId} />
}

const Counted = () => <UnreadAnswers count={useUnreadAnswers()} />
