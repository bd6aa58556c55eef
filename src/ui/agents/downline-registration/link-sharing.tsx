import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useContext } from 'react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { BrandName } from '#ui/kit/layout/page-title.tsx'
import type { DownlineLinksActor } from './links.tsx'
import styles from './register-page.module.css'

const QrCode = lazy(() => import('#ui/kit/layout/qr-code.tsx'))
const SaveQrCode = lazy(() => import('#ui/kit/layout/save-qr-code.tsx'))

type Props = {
  actor: DownlineLinksActor
  sharing: NonNullable<SnapshotFrom<DownlineLinksActor>['children']['linkSharing']>
  /** Whether the device supports the share sheet. */
  mayShare: boolean
}

export function LinkSharing({ actor, sharing, mayShare }: Props) {
  const { t } = useLingui()
  const brand = useContext(BrandName)
  const snapshot = useSelector(sharing, (snapshot) => snapshot)
  const { links, chosenId } = useSelector(actor, ({ context }) => context)
  const link = links.find(({ id }) => id === chosenId)
  if (!link) return null
  const isCopied = snapshot.matches('copied')
  return (
    <Dialog title={link.name} onClose={() => actor.send({ type: 'link.leave' })}>
      <div className={styles.form}>
        <div className={styles.code}>
          <PartBoundary>
            <Suspense fallback={null}>
              <QrCode
                text={link.url}
                label={t({ id: 'common.linkQrCode', message: 'QR code for the link' })}
              />
            </Suspense>
          </PartBoundary>
        </div>
        <Field
          label={t({ id: 'common.link', comment: 'Field label; a web address to share', message: 'Link' })}
          name="url"
          readOnly
          value={link.url}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.acts}>
          <Button look="act" autoFocus onClick={() => sharing.send({ type: 'link.copy' })}>
            {isCopied ? (
              <Trans id="common.copied">Copied</Trans>
            ) : (
              <Trans id="common.copyLink">Copy link</Trans>
            )}
          </Button>
          <PartBoundary>
            <Suspense fallback={null}>
              <SaveQrCode text={link.url} name={link.name}>
                <Trans id="agents.downlineRegistration.saveQrCode">Save QR code</Trans>
              </SaveQrCode>
            </Suspense>
          </PartBoundary>
          {mayShare ? (
            <Button onClick={() => sharing.send({ type: 'link.send', title: brand })}>
              <Trans id="common.share">Share</Trans>
            </Button>
          ) : null}
        </div>
        <p className={styles.hint} role="status">
          {snapshot.matches('copyFailed') ? (
            <Trans id="common.copyLinkFailed">
              Your browser doesn’t allow copying. Select the link and copy it.
            </Trans>
          ) : snapshot.matches('shareFailed') ? (
            <Trans id="common.shareFailed">Your device couldn’t share it. Copy the link instead.</Trans>
          ) : null}
        </p>
      </div>
    </Dialog>
  )
}
