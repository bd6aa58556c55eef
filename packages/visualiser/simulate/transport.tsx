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
  const atEnd =
    line.at === line.moments.length - 1
      ? t({ id: 'flows.simulate.noNextStep', message: 'There’s no next step.' })
      : undefined
  const step = line.at + 1
  const steps = line.moments.length
  return (
    <>
      <ToolButton
        aria-label={t({ id: 'flows.simulate.back', message: 'Back' })}
        title={t({ id: 'flows.simulate.backKey', message: 'Back (←)' })}
        whyNot={
          line.at === 0 ? t({ id: 'flows.simulate.atStart', message: 'This is the start.' }) : undefined
        }
        onClick={() => actor.send({ type: 'history.back' })}
      >
        <Icon name="previous" />
      </ToolButton>
      <ToolButton
        aria-label={t({ id: 'flows.simulate.forward', message: 'Forward' })}
        title={t({ id: 'flows.simulate.forwardKey', message: 'Forward (→)' })}
        whyNot={atEnd}
        onClick={() => actor.send({ type: 'history.forward' })}
      >
        <Icon name="next" />
      </ToolButton>
      <ToolButton
        aria-label={
          isPlaying
            ? t({ id: 'flows.common.pause', message: 'Pause' })
            : t({ id: 'flows.simulate.playRest', message: 'Play the next steps' })
        }
        whyNot={isPlaying ? undefined : atEnd}
        onClick={() => actor.send({ type: isPlaying ? 'play.pause' : 'play.start' })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </ToolButton>
      <span className={styles.place}>
        <Trans id="flows.simulate.stepOf">
          Step {step} of {steps}
        </Trans>
      </span>
    </>
  )
}
