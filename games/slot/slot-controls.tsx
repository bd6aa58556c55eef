import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Icon } from '../parts/icons.tsx'
import { StakeStepper } from '../parts/stake-stepper.tsx'
import styles from './slot-controls.module.css'
import type { slotRoundMachine } from './slot-round.machine.ts'

const COUNTS = [10, 25, 50, 100]

export function SlotControls(props: {
  actor: ActorRefFrom<typeof slotRoundMachine>
  money: (amount: number) => string
}) {
  const { actor, money } = props
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { stake, quick, autoplay, game } = snapshot.context
  const [isChoosing, setChoosing] = useState(false)
  const isPaying = snapshot.matches({ showing: 'paying' })
  const maySpin = snapshot.can({ type: 'spin.start' })
  const isRunning = autoplay > 0 || snapshot.matches('between')
  const spin = () => actor.send(isPaying ? { type: 'win.skip' } : { type: 'spin.start' })
  return (
    <footer className={styles.controls}>
      {isChoosing && !isRunning ? (
        <fieldset
          className={styles.counts}
          aria-label={t({ id: 'games.slot.autoplayOptions', message: 'Autoplay: number of spins' })}
        >
          {COUNTS.map((count) => (
            <button
              key={count}
              type="button"
              className={styles.count}
              disabled={!snapshot.can({ type: 'autoplay.start', count })}
              onClick={() => {
                setChoosing(false)
                actor.send({ type: 'autoplay.start', count })
              }}
            >
              {count}
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className={styles.row}>
        <StakeStepper
          stake={stake}
          stakes={game?.stakes ?? []}
          money={money}
          isLocked={!snapshot.can({ type: 'stake.change', by: 1 })}
          onChange={(by) => actor.send({ type: 'stake.change', by })}
        />
        {isRunning ? (
          <button type="button" className={styles.spin} onClick={() => actor.send({ type: 'autoplay.stop' })}>
            <Icon name="stop" size={26} />
            <span className={styles.spinText}>
              <Trans id="games.slot.stopAutoplay">Stop ({autoplay})</Trans>
            </span>
          </button>
        ) : (
          <button type="button" className={styles.spin} aria-disabled={!maySpin} onClick={spin}>
            <span className={snapshot.hasTag('turning') ? styles.turning : styles.stopped}>
              <Icon name="spin" size={26} />
            </span>
            <span className={styles.spinText}>
              <Trans id="games.slot.spin">Spin</Trans>
            </span>
          </button>
        )}
        <div className={styles.ways}>
          <button
            type="button"
            className={styles.way}
            aria-pressed={quick}
            onClick={() => actor.send({ type: 'quick.toggle' })}
          >
            <Icon name="quick" />
            <Trans id="games.slot.quick">Quick</Trans>
          </button>
          <button
            type="button"
            className={styles.way}
            aria-expanded={isChoosing && !isRunning}
            disabled={isRunning}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Icon name="auto" />
            <Trans id="games.slot.auto">Auto</Trans>
          </button>
        </div>
      </div>
    </footer>
  )
}
