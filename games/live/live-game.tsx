import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { spotDrawn } from '#domain/play/live-odds.ts'
import { Frame } from '../parts/frame.tsx'
import { Icon } from '../parts/icons.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { StakeStepper } from '../parts/stake-stepper.tsx'
import { useMoney } from '../parts/use-money.ts'
import { LastResults } from './last-results.tsx'
import { LiveBoard } from './live-board.tsx'
import styles from './live-game.module.css'
import { LivePicture } from './live-picture.tsx'
import type { liveRoundMachine } from './live-round.machine.ts'
import { LiveRulesText } from './live-rules.tsx'
import { spotNames } from './spot-names.ts'
import { Spots } from './spots.tsx'
import { useSecondsLeft } from './use-seconds-left.ts'

export function LiveGame({ actor }: { actor: ActorRefFrom<typeof liveRoundMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, table, vendor, balance, stake, refusal } = snapshot.context
  const { t, i18n } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  const seconds = useSecondsLeft(table?.left ?? 0, `${table?.number} ${table?.phase}`)
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const isSeated = snapshot.matches({ seat: 'seated' })
  const isLost = !table && snapshot.matches({ seat: { seated: { round: 'unseen' } } })
  if (!isSeated || game?.rules.engine !== 'live' || !table) {
    const isClosed = snapshot.matches({ seat: 'closed' })
    const isUnreachable = isLost || snapshot.matches({ seat: 'unreachable' })
    const state = isClosed ? 'closed' : isUnreachable ? 'unreachable' : 'opening'
    const retry = () => actor.send({ type: 'game.retry' })
    return <NoGame state={state} refusal={refusal} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
  }
  const { rules } = game
  const isStill = snapshot.matches({ motion: 'still' })
  const isBetting = snapshot.matches({ seat: { seated: { round: 'betting' } } })
  const mayBet = isBetting && snapshot.can({ type: 'bet.place', spot: 'disc' })
  return (
    <Frame
      game={game}
      vendor={vendor}
      balance={balance}
      rules={<LiveRulesText game={game} rules={rules} />}
      announcement={announcement()}
    >
      <main className={styles.stage}>
        <div className={styles.picture}>
          <LivePicture table={table} drawing={rules.lasts.drawing} isStill={isStill} />
          <button
            type="button"
            className={styles.motion}
            aria-pressed={isStill}
            aria-label={
              isStill
                ? t({ id: 'games.live.resumeAnimation', message: 'Resume animation' })
                : t({ id: 'games.live.pauseAnimation', message: 'Pause animation' })
            }
            onClick={() => actor.send({ type: 'motion.toggle' })}
          >
            <Icon name={isStill ? 'play' : 'pause'} />
          </button>
        </div>
        <div className={styles.side}>
          <LiveBoard snapshot={snapshot} seconds={seconds} money={money} />
          <Spots
            kind={rules.table}
            table={table}
            returnBp={game.returnBp}
            mayBet={mayBet}
            money={money}
            onBet={(spot) => actor.send({ type: 'bet.place', spot })}
          />
          <LastResults last={table.last} />
        </div>
      </main>
      <footer className={styles.controls}>
        <StakeStepper
          stake={stake}
          stakes={game.stakes}
          money={money}
          isLocked={snapshot.hasTag('pending')}
          onChange={(by) => actor.send({ type: 'stake.change', by })}
        />
        <p className={styles.total}>
          <Trans id="games.live.stakedInRound">Staked in this round: {money(staked())}</Trans>
        </p>
      </footer>
    </Frame>
  )

  function staked(): number {
    return table?.bets.reduce((sum, bet) => sum + bet.stake, 0) ?? 0
  }

  /**
   * Returns the text for screen readers. It changes only with the phase, because screen readers would read
   * out a countdown without a pause.
   */
  function announcement(): string {
    if (!table) return ''
    if (table.phase === 'betting') return t({ id: 'games.live.betsOpen', message: 'Bets are open' })
    if (table.phase !== 'shown' || !table.drawn)
      return t({ id: 'games.live.betsClosed', message: 'Bets are closed' })
    const name = i18n._(spotNames[spotDrawn(table.drawn)])
    const won = table.bets.reduce((sum, { payout }) => sum + (payout ?? 0), 0)
    return won > 0 ? t({ id: 'games.live.announceWon', message: `${name}. You won ${money(won)}` }) : name
  }
}
