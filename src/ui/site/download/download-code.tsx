import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { PartBoundary } from '#ui/kit/feedback/part-boundary.tsx'
import { useNearViewport } from '#ui/kit/hooks/use-near-viewport.ts'
import type { Platform } from './download-address.ts'
import styles from './download-code.module.css'

const QrCode = lazy(() => import('#ui/kit/layout/qr-code.tsx'))

/**
 * The QR code of a download link, 200 px wide (SIDE-02). Its space is reserved, and it is drawn once that
 * space is near the viewport.
 */
export function DownloadCode({ platform, address }: { platform: Platform; address: string }) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(place)
  return (
    <div ref={place} className={styles.code}>
      {isNear ? (
        <PartBoundary>
          <Suspense>
            <QrCode
              text={address}
              label={
                platform === 'ios'
                  ? t({ id: 'site.download.qrCodeIos', message: 'QR code for iOS' })
                  : t({ id: 'site.download.qrCodeAndroid', message: 'QR code for Android' })
              }
            />
          </Suspense>
        </PartBoundary>
      ) : null}
    </div>
  )
}
