import { useSelector } from '@xstate/react'
import { pendingFeedback } from '#api/support/feedback.ts'
import { loadFeedbackDraft } from '#api/support/feedback-draft.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useAccountWanted } from '#pages/kit/use-account-wanted.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { viewerOf } from '#pages/kit/viewer-of.ts'
import { Feedback } from '#ui/support/feedback/feedback.tsx'
import { FeedbackSkeleton } from '#ui/support/feedback/feedback-skeleton.tsx'
import { feedbackFlow } from './feedback.flow.ts'
import { SentImage } from './sent-image.tsx'

/** The feedback form (HELP-01). Its input is kept through a login. */
export function FeedbackContainer() {
  const session = useChild('session')
  const isKnown = useSelector(
    session,
    (snapshot) => snapshot.hasTag('visitor') || snapshot.hasTag('loggedIn'),
  )
  const viewer = useSelector(session, viewerOf)
  const id = useSelector(session, ({ context }) => context.member?.id ?? '')
  if (!isKnown) return <FeedbackSkeleton />
  const memberId = viewer === 'member' ? id : ''
  return <FeedbackForm key={`${viewer} ${memberId}`} viewer={viewer} memberId={memberId} />
}

function FeedbackForm(who: { viewer: Viewer; memberId: string }) {
  const actor = useFlow(feedbackFlow, {
    input: {
      ...who,
      draft: loadFeedbackDraft(who.memberId),
      pending: pendingFeedback.load(who.memberId),
    },
  })
  useAccountWanted(actor)
  return <Feedback actor={actor} image={(image) => <SentImage key={image} id={image} />} />
}
