import { Plural, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { Frame } from '../parts/frame.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { useMoney } from '../parts/use-money.ts'
import { usePrimaryKey } from '../parts/use-primary-key.ts'
import { PayTable } from './pay-table.tsx'
import { Reels } from './reels.tsx'
import { SlotControls } from './slot-controls.tsx'
import styles from './slot-game.module.css'
import type { slotRoundMachine } from './slot-round.machine.ts'
import { SlotRulesText } from './slot-rules.tsx'
import { isBigWin, spinOf, winsFreeSpins, wonSoFar } from './slot-show.ts'
import { WinBoard } from './win-board.tsx'

type SlotActor = ActorRefFrom<typeof slotRoundMachine>

export function SlotGame({ actor }: { actor: SlotActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, vendor, balance, round, quick, refusal } = snapshot.context
  const { t } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  usePrimaryKey(() =>
    actor.send({ type: snapshot.matches({ showing: 'paying' }) ? 'win.skip' : 'spin.start' }),
  )
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const isAway = snapshot.matches('opening') || snapshot.matches('unreachable') || snapshot.matches('closed')
  if (game?.rules.engine !== 'slot' || isAway) {
    const state = snapshot.matches('closed')
      ? 'closed'
      : snapshot.matches('unreachable')
        ? 'unreachable'
        : 'opening'
    const retry = () => actor.send({ type: 'game.retry' })
    return <NoGame state={state} refusal={refusal} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
  }
  const spin = spinOf(snapshot.context)
  const isLanding = snapshot.matches({ showing: 'stopping' })
  const isTurning = snapshot.matches('betting') || snapshot.matches('asking')
  const isShown = round !== null && !isLanding
  const won = wonSoFar(snapshot.context)
  const lastWon = isShown && snapshot.matches({ showing: 'paying' }) ? spin.amount : won
  const motion = isLanding ? 'landing' : isTurning ? 'turning' : 'still'
  const announcement = !isShown
    ? ''
    : won > 0
      ? t({ id: 'games.common.won', message: `You won ${money(won)}` })
      : t({ id: 'games.common.noWin', message: 'No win' })
  return (
    <Frame
      game={game}
      vendor={vendor}
      balance={balance}
      rules={<SlotRulesText game={game} rules={game.rules} />}
      announcement={announcement}
    >
      <main className={styles.stage}>
        <img className={styles.poster} src={`/art/games/${game.nodeId}.svg?v=${game.art}`} alt="" />
        <div className={styles.machine}>
          <div className={styles.print}>
            <Reels
              game={game}
              rules={game.rules}
              set={round?.strips ?? 1}
              spin={spin}
              motion={motion}
              quick={quick}
              showsWin={isShown && spin.amount > 0}
              onStopped={() => actor.send({ type: 'reels.stopped' })}
            />
            {isShown && isBigWin(round, spin.amount) && snapshot.matches({ showing: 'paying' }) ? (
              <div className={styles.big} aria-hidden="true">
                <svg className={styles.rays} viewBox="-100 -100 200 200" aria-hidden="true">
                  {RAYS.map((turn) => (
                    <path key={turn} d="M0 0L-9 -140H9z" transform={`rotate(${turn})`} />
                  ))}
                </svg>
                <span className={styles.bigAmount} translate="no">
                  {money(spin.amount)}
                </span>
              </div>
            ) : null}
          </div>
          <WinBoard
            snapshot={snapshot}
            amount={isShown ? lastWon : 0}
            money={money}
            freeSpins={
              round && winsFreeSpins(snapshot.context) && isShown ? (
                <Plural
                  id="games.slot.freeSpins"
                  value={round.spins.length - 1}
                  _0="No free spins"
                  one="# free spin"
                  other="# free spins"
                />
              ) : null
            }
          />
        </div>
        <div className={styles.pays}>
          <PayTable game={game} rules={game.rules} stake={snapshot.context.stake} />
        </div>
      </main>
      <SlotControls actor={actor} money={money} />
    </Frame>
  )
}

const RAYS = Array.from({ length: 16 }, (_, index) => (index * 360) / 16)
