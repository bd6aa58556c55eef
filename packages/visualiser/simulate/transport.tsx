import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Icon } from '#visualiser/icon.tsx'
import styles from './controls.module.css'
import type { SimulateActor } from './simulate-actor.ts'
import { ToolButton } from './tool-button.tsx'
import { useRunning } from './use-running.ts'

export function Transport({ actor }: { actor: SimulateActor }) {
  const { t } = useLingui()
  const { line } = useRunning(actor)
  const isPlaying = useSelector(actor, (snapshot) => snapshot.matches({ simulating: { pace: 'playing' } }))
  const atEnd = line.at === line.moments.length - 1 ? t`Nothing lies ahead.` : undefined
  const step = line.at + 1
  const steps = line.moments.length
  return (
    <>
      <ToolButton
        aria-label={t`Back`}
        title={t`Back (←)`}
        whyNot={line.at === 0 ? t`This is the start.` : undefined}
        onClick={() => actor.send({ type: 'history.back' })}
      >
        <Icon name="previous" />
      </ToolButton>
      <ToolButton
        aria-label={t`Forward`}
        title={t`Forward (→)`}
        whyNot={atEnd}
        onClick={() => actor.send({ type: 'history.forward' })}
      >
        <Icon name="next" />
      </ToolButton>
      <ToolButton
        aria-label={isPlaying ? t`Pause` : t`Play what lies ahead`}
        whyNot={isPlaying ? undefined : atEnd}
        onClick={() => actor.send({ type: isPlaying ? 'play.pause' : 'play.start' })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </ToolButton>
      <span className={styles.place}>
        <Trans>
          Step {step} of {steps}
        </Trans>
      </span>
    </>
  )
}
