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
    <section className={styles.link} aria-label={t`Your link`}>
      <div className={styles.code}>
        <PartBoundary>
          <Suspense fallback={null}>
            <QrCode text={url} label={t`QR code of the link`} />
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
            {snapshot.matches('copied') ? <Trans>Copied</Trans> : <Trans>Copy the address</Trans>}
          </Button>
          {mayShare ? (
            <Button onClick={() => actor.send({ type: 'link.send', title: brand })}>
              <Trans>Share</Trans>
            </Button>
          ) : null}
        </div>
        <p className={styles.hint} role="status">
          {snapshot.matches('copyFailed') ? (
            <Trans>Your browser does not let us copy. Select the address and copy it.</Trans>
          ) : snapshot.matches('shareFailed') ? (
            <Trans>Your device could not hand it on. Copy the address.</Trans>
          ) : null}
        </p>
      </div>
    </section>
  )
}
