import { useSelector } from '@xstate/react'
import { feedbackIntents } from '#api/feedback.ts'
import { recallFeedbackDraft } from '#api/feedback-draft.ts'
import { feedbackMachine } from '#machines/feedback.machine.ts'
import type { Looker } from '#machines/looker.ts'
import { Feedback } from '#ui/feedback/feedback.tsx'
import { FeedbackPlace } from '#ui/feedback/feedback-place.tsx'
import { useChild } from './-app.ts'
import { lookerIn } from './-looker-in.ts'
import { SentImage } from './-sent-image.tsx'
import { useAccountWanted } from './-use-account-wanted.ts'
import { useFlow } from './-use-flow.ts'

/** HELP-01: what somebody tells the operator. Who logs in meanwhile goes on with what they typed. */
export function FeedbackHere() {
  const session = useChild('session')
  const isKnown = useSelector(
    session,
    (snapshot) => snapshot.hasTag('visitor') || snapshot.hasTag('loggedIn'),
  )
  const looker = useSelector(session, lookerIn)
  const id = useSelector(session, ({ context }) => context.member?.id ?? '')
  if (!isKnown) return <FeedbackPlace />
  const memberId = looker === 'member' ? id : ''
  return <Writing key={`${looker} ${memberId}`} looker={looker} memberId={memberId} />
}

function Writing(who: { looker: Looker; memberId: string }) {
  const actor = useFlow(feedbackMachine, {
    input: {
      ...who,
      draft: recallFeedbackDraft(who.memberId),
      pending: feedbackIntents.recall(who.memberId),
    },
  })
  useAccountWanted(actor)
  return <Feedback actor={actor} image={(image) => <SentImage key={image} id={image} />} />
}
