import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { promotionJoinMachine } from '#machines/rewards/promotion-join.machine.ts'
import { LONGEST_COMMENT } from '#protocol/rewards/promotions.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { CharactersLeft } from '#ui/kit/forms/characters-left.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { TextArea } from '#ui/kit/forms/text-area.tsx'
import { ImageUpload } from '#ui/support/image-upload/image-upload.tsx'
import styles from './promotion-act.module.css'
import { PromotionStatus } from './promotion-status.tsx'

export type JoinActor = ActorRefFrom<typeof promotionJoinMachine>

type Props = {
  actor: JoinActor
  /** Renders an uploaded image by its id. */
  image: (id: string) => ReactNode
}

/** Joins a promotion or requests its reward, with the attachments that the promotion asks for (PROMO-02). */
export function PromotionJoin({ actor, image }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const send = () => actor.send({ type: 'promotion.send' })
  if (snapshot.status === 'done') return <Outcome actor={actor} />
  if (snapshot.matches('visitor')) {
    return (
      <AccountNeeded act={<Trans id="rewards.promotions.loginToJoin">Log in and join</Trans>} onAct={send}>
        <Trans id="rewards.promotions.loginNote">Log in to join. You’ll come back to this page.</Trans>
      </AccountNeeded>
    )
  }
  if (snapshot.matches('trial')) {
    return (
      <AccountNeeded act={<Trans id="common.signUpFromDemo">Sign up</Trans>} onAct={send}>
        <Trans id="rewards.promotions.realAccountNote">
          Promotions are for real-money accounts. You’re in demo mode.
        </Trans>
      </AccountNeeded>
    )
  }
  return <Filling actor={actor} image={image} />
}

type AccountNeededProps = { act: ReactNode; onAct: () => void; children: ReactNode }

const AccountNeeded = ({ act, onAct, children }: AccountNeededProps) => (
  <div className={styles.act}>
    <p className={styles.note}>{children}</p>
    <Button look="act" onClick={onAct}>
      {act}
    </Button>
  </div>
)

function Filling({ actor, image }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { step, asks, comment, failure } = snapshot.context
  const { sendApplication, imageUpload } = snapshot.children
  const isUnsure = useUnsure(sendApplication)
  const isSending = sendApplication !== undefined
  const refusal = snapshot.matches({ open: { filling: 'refused' } }) ? snapshot.context.refusal : null
  const length = <CharactersLeft of={comment} most={LONGEST_COMMENT} />
  return (
    <Form className={styles.act} isBusy={isSending} onSubmit={() => actor.send({ type: 'promotion.send' })}>
      {asks.images !== 'no' && imageUpload ? (
        <div className={styles.images}>
          <p className={styles.label}>
            {asks.images === 'must' ? (
              <Trans id="rewards.promotions.images">Images</Trans>
            ) : (
              <Trans id="common.imagesOptional">Images (optional)</Trans>
            )}
          </p>
          <ImageUpload actor={imageUpload} isLocked={isSending} image={image} />
          {refusal === 'imagesMissing' ? (
            <NoticeBar title={<Trans id="common.imageMissing">Add an image first</Trans>} />
          ) : null}
        </div>
      ) : null}
      {asks.comment === 'no' ? null : (
        <TextArea
          label={
            asks.comment === 'must' ? (
              <Trans id="rewards.promotions.comment">Comment</Trans>
            ) : (
              <Trans id="rewards.promotions.commentOptional">Comment (optional)</Trans>
            )
          }
          name="comment"
          readOnly={isSending}
          value={comment}
          onChange={({ target }) => actor.send({ type: 'comment.change', comment: target.value })}
          error={
            refusal === 'commentMissing' ? (
              <Trans id="rewards.promotions.commentMissing">Write a comment.</Trans>
            ) : refusal === 'commentTooLong' ? (
              length
            ) : null
          }
          hint={length}
        />
      )}
      {refusal === 'throttled' ? <Throttled retryAfter={snapshot.context.retryAfter} /> : null}
      {snapshot.hasTag('failed') ? <ActionFailed failure={failure} /> : null}
      {sendApplication && isUnsure ? <Unsure doing={sendApplication} /> : null}
      <Button type="submit" look="act" aria-disabled={isSending || snapshot.context.images.isSending}>
        {isSending ? (
          <Trans id="common.sending">Sending…</Trans>
        ) : step === 'join' ? (
          <Trans id="rewards.promotions.join">Join</Trans>
        ) : (
          <Trans id="rewards.promotions.requestReward">Request reward</Trans>
        )}
      </Button>
    </Form>
  )
}

function Throttled({ retryAfter }: { retryAfter: number }) {
  const minutes = Math.ceil(retryAfter / 60_000)
  return (
    <NoticeBar title={<Trans id="common.tooManyAttempts">Too many attempts</Trans>}>
      <Plural
        id="rewards.promotions.tryAgainIn"
        value={minutes}
        _0="Try again now."
        one="Try again in # minute."
        other="Try again in # minutes."
      />
    </NoticeBar>
  )
}

/** The outcome of joining the promotion or requesting its reward. It replaces the form and takes the focus. */
function Outcome({ actor }: { actor: JoinActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  const { status, obstacle, step, refusal } = snapshot.context
  return (
    <div className={styles.said} ref={message} tabIndex={-1} role="status">
      <p className={styles.outcome}>
        {refusal === 'notEligible' ? (
          <Trans id="rewards.promotions.notEligible">You can’t join this promotion</Trans>
        ) : refusal === 'notOpen' ? (
          <Trans id="rewards.promotions.statusChanged">The promotion’s status has changed</Trans>
        ) : step === 'join' && status !== 'applying' ? (
          <Trans id="rewards.promotions.joined">You’ve joined</Trans>
        ) : (
          <Trans id="rewards.promotions.requestSent">We’ve received your request</Trans>
        )}
      </p>
      {obstacle ? <p className={styles.note}>{obstacle}</p> : null}
      {status ? <PromotionStatus status={status} /> : null}
    </div>
  )
}
