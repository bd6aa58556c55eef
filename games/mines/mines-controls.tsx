import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FIELD_CELLS } from '#domain/play/mines-odds.ts'
import { ActButton } from '../parts/act-button.tsx'
import { Icon } from '../parts/icons.tsx'
import { StakeStepper } from '../parts/stake-stepper.tsx'
import styles from './mines-controls.module.css'
import type { minesRoundMachine } from './mines-round.machine.ts'

const USUAL = [1, 3, 5, 10]

export function MinesControls(props: {
  actor: ActorRefFrom<typeof minesRoundMachine>
  worth: number
  money: (amount: number) => string
}) {
  const { actor, worth, money } = props
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, stake, mines, round } = snapshot.context
  const isLocked = !snapshot.can({ type: 'mines.change', mines })
  const isOpen = round !== null && round.payout === null
  const openAny = () => {
    const covered = Array.from({ length: FIELD_CELLS }, (_, cell) => cell).filter(
      (cell) => !round?.opened.includes(cell),
    )
    const cell = covered[Math.floor(Math.random() * covered.length)]
    if (cell !== undefined) actor.send({ type: 'cell.open', cell })
  }
  return (
    <footer className={styles.controls}>
      <div className={styles.row}>
        <StakeStepper
          stake={stake}
          stakes={game?.stakes ?? []}
          money={money}
          isLocked={isLocked}
          onChange={(by) => actor.send({ type: 'stake.change', by })}
        />
        <fieldset className={styles.mines} aria-label={t({ id: 'games.mines.mines', message: 'Mines' })}>
          <label className={styles.chooser}>
            <span className={styles.label}>
              <Trans id="games.mines.mines">Mines</Trans>
            </span>
            <select
              className={styles.select}
              value={mines}
              disabled={isLocked}
              onChange={(event) => actor.send({ type: 'mines.change', mines: Number(event.target.value) })}
            >
              {Array.from({ length: FIELD_CELLS - 1 }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          {USUAL.map((count) => (
            <button
              key={count}
              type="button"
              className={styles.usual}
              aria-pressed={mines === count}
              disabled={isLocked}
              onClick={() => actor.send({ type: 'mines.change', mines: count })}
            >
              {count}
            </button>
          ))}
        </fieldset>
        {isOpen ? (
          <div className={styles.pair}>
            <ActButton
              isOff={!snapshot.can({ type: 'round.cashOut' })}
              onAct={() => actor.send({ type: 'round.cashOut' })}
            >
              {round.opened.length > 0 ? (
                <Trans id="games.mines.cashOut">Cash out {money(worth)}</Trans>
              ) : (
                <Trans id="games.mines.openFirst">Open a cell first</Trans>
              )}
            </ActButton>
            <button
              type="button"
              className={styles.any}
              disabled={!snapshot.matches('playing')}
              onClick={openAny}
            >
              <Icon name="auto" />
              <Trans id="games.mines.randomCell">Open random cell</Trans>
            </button>
          </div>
        ) : (
          <ActButton
            isOff={!snapshot.can({ type: 'round.start' })}
            onAct={() => actor.send({ type: 'round.start' })}
          >
            <Trans id="games.mines.start">Play for {money(stake)}</Trans>
          </ActButton>
        )}
      </div>
    </footer>
  )
}
