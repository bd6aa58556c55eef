import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import slip from '#ui/cashier/money/money-slip.module.css'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { Form } from '#ui/kit/forms/form.tsx'
import { TextArea } from '#ui/kit/forms/text-area.tsx'
import { ImageUpload } from '#ui/support/image-upload/image-upload.tsx'
import styles from './proof-dialog.module.css'
import type { ConfirmationActor } from './withdrawal-confirmation.tsx'

const LONGEST = 140

type Props = { actor: ConfirmationActor; image: (id: string) => ReactNode }

/**
 * Reports that the money has not arrived, with images and a comment as proof (MEM-06). Each image is uploaded
 * as soon as it is chosen.
 */
export function ProofDialog({ actor, image }: Props) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { reportMissing, imageUpload } = snapshot.children
  const isUnsure = useUnsure(reportMissing)
  const { comment } = snapshot.context
  const isSending = snapshot.matches({ paid: { proving: 'sending' } })
  return (
    <Dialog
      title={<Trans id="cashier.withdrawal.reportMissing">I haven’t received it</Trans>}
      onClose={() => actor.send({ type: 'proof.leave' })}
    >
      <Form className={styles.form} isBusy={isSending} onSubmit={() => actor.send({ type: 'proof.send' })}>
        <p>
          <Trans id="cashier.withdrawal.proofLead">
            Attach an image of your bank statement from the payment date onwards. We’ll review it; until then,
            the withdrawal isn’t marked as received.
          </Trans>
        </p>
        {imageUpload ? <ImageUpload actor={imageUpload} isLocked={isSending} image={image} /> : null}
        <ProofFeedback actor={actor} />
        <TextArea
          label={<Trans id="cashier.withdrawal.proofComment">Other details (optional)</Trans>}
          name="comment"
          maxLength={LONGEST}
          readOnly={isSending}
          value={comment}
          onChange={({ target }) => actor.send({ type: 'comment.change', comment: target.value })}
        />
        {reportMissing && isUnsure ? <Unsure doing={reportMissing} /> : null}
        <div className={slip.buttons}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'proof.send' })}>
            {isSending ? <Trans id="common.sending">Sending…</Trans> : <Trans id="common.send">Send</Trans>}
          </Button>
          <Button aria-disabled={isSending} onClick={() => actor.send({ type: 'proof.leave' })}>
            <Trans id="common.back">Back</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function ProofFeedback({ actor }: { actor: ConfirmationActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const isAt = (editing: 'incomplete' | 'failed') => snapshot.matches({ paid: { proving: { editing } } })
  if (isAt('incomplete'))
    return <NoticeBar title={<Trans id="common.imageMissing">Add an image first</Trans>} />
  if (isAt('failed')) {
    return (
      <NoticeBar title={<Trans id="cashier.request.actionFailed">Couldn’t send; nothing was changed</Trans>}>
        <FailureSentences failure={snapshot.context.failure} />
      </NoticeBar>
    )
  }
  return null
}
