import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { feedbackMachine } from '#machines/support/feedback.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './feedback.module.css'
import { FeedbackForm } from './feedback-form.tsx'

export type FeedbackActor = ActorRefFrom<typeof feedbackMachine>

type Props = {
  actor: FeedbackActor
  /** Renders an uploaded image by its id. */
  image: (id: string) => ReactNode
}

/** The feedback form, or the confirmation that it was sent (HELP-01). */
export function Feedback({ actor, image }: Props) {
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'))
  return isSent ? <Sent actor={actor} /> : <FeedbackForm actor={actor} image={image} />
}

/** The confirmation. It replaces the form and takes the focus. */
function Sent({ actor }: { actor: FeedbackActor }) {
  const message = useRef<HTMLDivElement>(null)
  const isMember = useSelector(actor, ({ context }) => context.viewer === 'member')
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.sent} ref={message} tabIndex={-1} role="status">
      <p className={styles.outcome}>
        <Trans id="support.feedback.sentTitle">Thank you for your message</Trans>
      </p>
      <p className={styles.text}>
        {isMember ? (
          <Trans id="support.feedback.sentMember">
            Our team will read it. You’ll get the reply in Messages.
          </Trans>
        ) : (
          <Trans id="support.feedback.sentVisitor">
            Our team will read it. If you left a contact, we’ll reply there.
          </Trans>
        )}
      </p>
      <div>
        <Button onClick={() => actor.send({ type: 'feedback.again' })}>
          <Trans id="support.feedback.another">Write another message</Trans>
        </Button>
      </div>
    </div>
  )
}
