import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { BrandName, PageTitle } from '#ui/kit/layout/page-title.tsx'
import type { Platform } from './download-address.ts'
import { DownloadCode } from './download-code.tsx'
import styles from './download-page.module.css'
import { Install, type InstallationActor } from './install.tsx'
import { Steps } from './steps.tsx'

export type PlatformPlace = {
  platform: Platform
  address: string
  own: string | undefined
}

type Props = {
  actor: InstallationActor
  /** This device's platform, which is listed first. */
  device: Platform | 'other'
  places: readonly PlatformPlace[]
}

/**
 * The page for installing the site as an app (DL-01). It has steps for each platform, and an install button
 * if the browser supports that.
 */
export function DownloadPage({ actor, device, places }: Props) {
  const { t } = useLingui()
  const brand = useContext(BrandName)
  const ordered = places.toSorted(
    (one, other) => Number(other.platform === device) - Number(one.platform === device),
  )
  return (
    <div className={styles.page}>
      <PageTitle>{t({ id: 'common.getApp', message: 'Get the app' })}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <Trans id="site.download.title">{brand} on your phone</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="site.download.lead">
            No app store needed: your browser adds {brand} to your apps. It takes up almost no space and is
            always up to date.
          </Trans>
        </p>
      </header>
      <Install actor={actor} device={device} />
      <div className={styles.platforms}>
        {ordered.map(({ platform, address, own }) => (
          <section
            key={platform}
            id={platform}
            className={styles.platform}
            aria-labelledby={`${platform}-name`}
          >
            <h2 className={styles.name} id={`${platform}-name`}>
              {names[platform]}
            </h2>
            <Steps platform={platform} />
            <div className={styles.code}>
              <DownloadCode platform={platform} address={address} />
              <p>
                <Trans id="site.download.scanCode">
                  Point your phone’s camera at the code and continue there.
                </Trans>
              </p>
            </div>
            {own ? (
              <p>
                <LinkButton
                  href={own}
                  {...(own.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
                >
                  <Trans id="site.download.downloadFor">Download for {names[platform]}</Trans>
                </LinkButton>
              </p>
            ) : null}
          </section>
        ))}
      </div>
    </div>
  )
}

const names: Record<Platform, string> = { ios: 'iPhone (iOS)', android: 'Android' }
