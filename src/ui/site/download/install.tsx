import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { type ReactNode, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { installationMachine } from '#machines/site/installation.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Drawing } from '#ui/kit/controls/icon.tsx'
import { BrandName } from '#ui/kit/layout/page-title.tsx'
import type { Platform } from './download-address.ts'
import styles from './install.module.css'

export type InstallationActor = ActorRefFrom<typeof installationMachine>

const INSTALL = 'M12 3v11M7.5 10l4.5 4.5 4.5-4.5M4 15.5V20h16v-4.5'
const DONE = 'M4.5 12.5l5 5 10-11'

export function Install({ actor, device }: { actor: InstallationActor; device: Platform | 'other' }) {
  const brand = useContext(BrandName)
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const isAsking = snapshot.matches('asking')
  if (snapshot.matches('installed'))
    return (
      <Box sign={DONE} name={<Trans id="site.download.installedTitle">{brand} is installed</Trans>}>
        <Trans id="site.download.installedHelp">
          Open it from your apps. It’s the same site, with the same account.
        </Trans>
      </Box>
    )
  if (isAsking || snapshot.can({ type: 'install.ask' }))
    return (
      <Box
        sign={INSTALL}
        name={<Trans id="site.download.readyTitle">Ready to install</Trans>}
        act={
          <Button
            look="act"
            aria-disabled={isAsking || undefined}
            onClick={() => actor.send({ type: 'install.ask' })}
          >
            <Trans id="site.download.install">Install {brand}</Trans>
          </Button>
        }
      >
        {isAsking ? (
          <Trans id="site.download.browserAsking">
            Your browser is asking for confirmation. Answer there.
          </Trans>
        ) : (
          <Trans id="site.download.browserWillAsk">
            Your browser asks you to confirm before it installs anything.
          </Trans>
        )}
      </Box>
    )
  if (snapshot.matches('declined'))
    return (
      <Box sign={INSTALL} name={<Trans id="site.download.declinedTitle">Not installed</Trans>}>
        <Trans id="site.download.declinedHelp">You can install it later from your browser’s menu.</Trans>
      </Box>
    )
  return (
    <Box sign={INSTALL} name={<Trans id="site.download.stepsTitle">Three steps in your browser</Trans>}>
      {device === 'ios' ? (
        <Trans id="site.download.stepsIos">
          On an iPhone or iPad, use Safari’s share button, as shown below.
        </Trans>
      ) : device === 'android' ? (
        <Trans id="site.download.stepsAndroid">
          This browser has no install button. Follow the steps below.
        </Trans>
      ) : (
        <Trans id="site.download.stepsComputer">
          This browser has no install button. Follow the steps below on your phone.
        </Trans>
      )}
    </Box>
  )
}

type BoxProps = { sign: string; name: ReactNode; act?: ReactNode; children: ReactNode }

function Box({ sign, name, act, children }: BoxProps) {
  return (
    <section className={styles.box}>
      <Drawing path={sign} />
      <div className={styles.words} role="status">
        <h2 className={styles.name}>{name}</h2>
        <p>{children}</p>
      </div>
      {act}
    </section>
  )
}
