import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { linkSharingMachine } from '#machines/kit/link-sharing.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { Field } from '#ui/kit/forms/field.tsx'
import { BrandName } from '#ui/kit/layout/page-title.tsx'
import styles from './referral-link.module.css'

const QrCode = lazy(() => import('#ui/kit/layout/qr-code.tsx'))

type Props = {
  actor: ActorRefFrom<typeof linkSharingMachine>
  /** Whether the device supports the share sheet. */
  mayShare: boolean
}

export function ReferralLink({ actor, mayShare }: Props) {
  const { t } = useLingui()
  const brand = useContext(BrandName)
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { url } = snapshot.context
  return (
    <section
      className={styles.link}
      aria-label={t({ id: 'rewards.referral.yourLink', message: 'Your link' })}
    >
      <div className={styles.code}>
        <PartBoundary>
          <Suspense fallback={null}>
            <QrCode text={url} label={t({ id: 'common.linkQrCode', message: 'QR code for the link' })} />
          </Suspense>
        </PartBoundary>
      </div>
      <div className={styles.address}>
        <Field
          label={t({ id: 'common.link', comment: 'Field label; a web address to share', message: 'Link' })}
          name="url"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.acts}>
          <Button onClick={() => actor.send({ type: 'link.copy' })}>
            {snapshot.matches('copied') ? (
              <Trans id="common.copied">Copied</Trans>
            ) : (
              <Trans id="common.copyLink">Copy link</Trans>
            )}
          </Button>
          {mayShare ? (
            <Button onClick={() => actor.send({ type: 'link.send', title: brand })}>
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
    </section>
  )
}
