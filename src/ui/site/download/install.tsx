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
      <Box sign={DONE} name={<Trans>{brand} is among your apps</Trans>}>
        <Trans>Open it there. What you see here is the same site, with the same account.</Trans>
      </Box>
    )
  if (isAsking || snapshot.can({ type: 'install.ask' }))
    return (
      <Box
        sign={INSTALL}
        name={<Trans>Your browser can do it now</Trans>}
        act={
          <Button
            look="act"
            aria-disabled={isAsking || undefined}
            onClick={() => actor.send({ type: 'install.ask' })}
          >
            <Trans>Install {brand}</Trans>
          </Button>
        }
      >
        {isAsking ? (
          <Trans>Your browser is asking you. Answer there.</Trans>
        ) : (
          <Trans>It asks you once more before it does anything.</Trans>
        )}
      </Box>
    )
  if (snapshot.matches('declined'))
    return (
      <Box sign={INSTALL} name={<Trans>Not now, then</Trans>}>
        <Trans>You can have it later, by your browser’s menu.</Trans>
      </Box>
    )
  return (
    <Box sign={INSTALL} name={<Trans>Three steps in your browser</Trans>}>
      {device === 'ios' ? (
        <Trans>On an iPhone or iPad it goes by Safari’s share button, as below.</Trans>
      ) : device === 'android' ? (
        <Trans>This browser offers no button for it here. Follow the steps below.</Trans>
      ) : (
        <Trans>This browser offers no button for it here. Follow the steps below on your phone.</Trans>
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
