import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import { MAX_IMAGES } from '#protocol/support/uploads.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './image-upload.module.css'
import { RefusalText } from './refusal-text.tsx'

export type ImageUploadActor = ActorRefFrom<typeof imageUploadMachine>

type Props = {
  actor: ImageUploadActor
  isLocked: boolean
  /** Renders an uploaded image by its id. */
  image: (id: string) => ReactNode
}

/**
 * Up to three images (ERR-03). Each is uploaded as soon as it is chosen, and shows its progress or an error.
 */
export function ImageUpload({ actor, isLocked, image }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { images, refusals } = snapshot.context
  const mayRemove = (id: string) => !isLocked && snapshot.can({ type: 'image.remove', id })
  return (
    <div className={styles.upload}>
      {images.length > 0 ? (
        <ul className={styles.images}>
          {images.map(({ id }, place) => (
            <li key={id}>
              {image(id)}
              <IconButton
                label={t({ id: 'support.imageUpload.remove', message: `Remove image ${place + 1}` })}
                aria-disabled={!mayRemove(id)}
                onClick={() => mayRemove(id) && actor.send({ type: 'image.remove', id })}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <Choosing actor={actor} isLocked={isLocked} />
      {refusals.length > 0 ? (
        <div className={styles.refusals}>
          {refusals.map(({ number, name, code }) => (
            <NoticeBar key={number} title={<RefusalText name={name} code={code} />} />
          ))}
        </div>
      ) : null}
      {snapshot.matches('expired') ? (
        <NoticeBar
          title={<Trans id="support.imageUpload.expired">Images expired. Choose them again.</Trans>}
        />
      ) : null}
    </div>
  )
}

function Choosing({ actor, isLocked }: Omit<Props, 'image'>) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { images, queue, part, failure } = snapshot.context
  const name = queue[0]?.name ?? ''
  if (snapshot.matches('sending')) {
    return (
      <div className={styles.sending}>
        <span className={styles.name}>{name}</span>
        <progress
          max={1}
          value={part}
          aria-label={t({ id: 'support.imageUpload.progress', message: 'Upload progress' })}
        />
        <Button onClick={() => actor.send({ type: 'image.cancel' })}>
          <Trans id="support.imageUpload.cancel">Cancel upload</Trans>
        </Button>
      </div>
    )
  }
  if (snapshot.matches('failed')) {
    return (
      <>
        <NoticeBar title={<Trans id="support.imageUpload.failed">Couldn’t upload {name}</Trans>}>
          <FailureSentences failure={failure} />
        </NoticeBar>
        <div className={styles.choice}>
          <Button onClick={() => actor.send({ type: 'image.retry' })}>
            <Trans id="support.imageUpload.sendAgain">Send it again</Trans>
          </Button>
          <Button look="plain" onClick={() => actor.send({ type: 'image.cancel' })}>
            <Trans id="support.imageUpload.skip">Skip this image</Trans>
          </Button>
        </div>
      </>
    )
  }
  if (images.length >= MAX_IMAGES) return null
  return (
    <div className={styles.choice}>
      <label aria-disabled={isLocked || undefined}>
        {images.length === 0 ? (
          <Trans id="support.imageUpload.choose">Choose an image</Trans>
        ) : (
          <Trans id="support.imageUpload.chooseAnother">Choose another image</Trans>
        )}
        <input
          type="file"
          accept="image/png,image/jpeg"
          multiple
          disabled={isLocked}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])].map((image) => ({ name: image.name, image }))
            if (files.length > 0) actor.send({ type: 'images.choose', files })
            // Clear the input, so that the user can choose the same file again.
            target.value = ''
          }}
        />
      </label>
      <small>
        <Trans id="support.imageUpload.limits">PNG or JPEG, up to 5 MB each, three at most.</Trans>
      </small>
    </div>
  )
}
