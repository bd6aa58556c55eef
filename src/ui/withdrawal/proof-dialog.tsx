import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { MAX_IMAGES } from '#contract/uploads.ts'
import type { ImageRefusal } from '#machines/withdrawal-confirmation/types.ts'
import { FailureSentences } from '../call-failure/failure-words.tsx'
import { Unsure, useUnsure } from '../contract/unsure.tsx'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Form } from '../kit/form.tsx'
import { Icon } from '../kit/icon.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { NoticeBar } from '../kit/notice-bar.tsx'
import { TextArea } from '../kit/text-area.tsx'
import slip from '../member/money-slip.module.css'
import styles from './proof-dialog.module.css'
import type { ConfirmationActor } from './withdrawal-confirmation.tsx'

/** Letters of the word that goes with the images. */
const LONGEST = 140

type Props = { actor: ConfirmationActor; image: (id: string) => ReactNode }

/** MEM-06: images that show that nothing has arrived, each on its way once it is chosen, and a word with them. */
export function ProofDialog({ actor, image }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { sayNotReceived } = snapshot.children
  const isUnsure = useUnsure(sayNotReceived)
  const { images, comment } = snapshot.context
  const isSending = snapshot.matches({ paid: { proving: 'sending' } })
  return (
    <Dialog title={<Trans>It has not arrived</Trans>} onClose={() => actor.send({ type: 'proof.leave' })}>
      <Form className={styles.form} isBusy={isSending} onSubmit={() => actor.send({ type: 'proof.send' })}>
        <p>
          <Trans>
            Show the statement of your account since the day of the payment, as an image. People look at it,
            and the time in which it counts as received stands still.
          </Trans>
        </p>
        {images.length > 0 ? (
          <ul className={styles.images}>
            {images.map((id, place) => (
              <li key={id}>
                {image(id)}
                <IconButton
                  label={t`Remove image ${place + 1}`}
                  aria-disabled={!snapshot.can({ type: 'image.remove', id })}
                  onClick={() => actor.send({ type: 'image.remove', id })}
                >
                  <Icon name="close" />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
        <Choosing actor={actor} />
        <Said actor={actor} />
        <TextArea
          label={<Trans>What else we should know</Trans>}
          name="comment"
          maxLength={LONGEST}
          readOnly={isSending}
          value={comment}
          onChange={({ target }) => actor.send({ type: 'comment.change', comment: target.value })}
        />
        {sayNotReceived && isUnsure ? <Unsure doing={sayNotReceived} /> : null}
        <div className={slip.buttons}>
          <Button look="act" type="submit" aria-disabled={!snapshot.can({ type: 'proof.send' })}>
            {isSending ? <Trans>Sending</Trans> : <Trans>Send</Trans>}
          </Button>
          <Button aria-disabled={isSending} onClick={() => actor.send({ type: 'proof.leave' })}>
            <Trans>Back</Trans>
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** The next image: chosen, or how much of it has left. */
function Choosing({ actor }: { actor: ConfirmationActor }) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { images, part } = snapshot.context
  if (snapshot.matches({ paid: { proving: 'uploading' } })) {
    return (
      <div className={styles.sending}>
        <progress max={1} value={part} aria-label={t`How much of the image has been sent`} />
        <Button onClick={() => actor.send({ type: 'image.cancel' })}>
          <Trans>Stop sending</Trans>
        </Button>
      </div>
    )
  }
  if (images.length >= MAX_IMAGES) return null
  return (
    <div className={styles.choice}>
      <label>
        {images.length === 0 ? <Trans>Choose an image</Trans> : <Trans>Choose another image</Trans>}
        <input
          type="file"
          accept="image/png,image/jpeg"
          onChange={({ target }) => {
            const [image] = target.files ?? []
            if (image) actor.send({ type: 'image.choose', image })
            // The same file may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <small>
        <Trans>PNG or JPEG of 5 MB at most, up to three.</Trans>
      </small>
    </div>
  )
}

/** What came of the image or the sending. */
function Said({ actor }: { actor: ConfirmationActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { imageRefusal, failure } = snapshot.context
  const isAt = (choosing: 'incomplete' | 'refused' | 'failed' | 'gone') =>
    snapshot.matches({ paid: { proving: { choosing } } })
  if (isAt('incomplete')) return <NoticeBar title={<Trans>Choose an image first</Trans>} />
  if (isAt('refused') && imageRefusal) return <NoticeBar title={<RefusalWords code={imageRefusal} />} />
  if (isAt('gone'))
    return <NoticeBar title={<Trans>The images have waited too long; choose them again</Trans>} />
  if (isAt('failed')) {
    return (
      <NoticeBar title={<Trans>That did not arrive, and nothing was changed</Trans>}>
        <FailureSentences reason={failure?.reason} />
      </NoticeBar>
    )
  }
  return null
}

function RefusalWords({ code }: { code: ImageRefusal }) {
  switch (code) {
    case 'upload.notImage':
      return <Trans>This file is no PNG or JPEG image</Trans>
    case 'upload.tooLarge':
      return <Trans>The file is larger than 5 MB</Trans>
    case 'upload.tooManyPixels':
      return <Trans>The image has too many pixels; send a smaller one</Trans>
    case 'upload.throttled':
      return <Trans>These were many images; try again in an hour</Trans>
  }
}
