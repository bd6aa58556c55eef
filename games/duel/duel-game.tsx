import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { duelScore } from '#domain/play/duel-odds.ts'
import { ActButton } from '../parts/act-button.tsx'
import { BetBar } from '../parts/bet-bar.tsx'
import { Frame } from '../parts/frame.tsx'
import { MotionButton } from '../parts/motion-button.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { StakeStepper } from '../parts/stake-stepper.tsx'
import { useMoney } from '../parts/use-money.ts'
import { usePrimaryKey } from '../parts/use-primary-key.ts'
import { Arena } from './arena.tsx'
import { DuelBoard } from './duel-board.tsx'
import { nextForm } from './duel-context.ts'
import styles from './duel-game.module.css'
import type { duelRoundMachine } from './duel-round.machine.ts'
import { DuelRulesText } from './duel-rules.tsx'
import { Picks } from './picks.tsx'

export function DuelGame({ actor }: { actor: ActorRefFrom<typeof duelRoundMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, vendor, balance, stake, round, shown, pick, isStill, refusal } = snapshot.context
  const { t } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  const isShowing = snapshot.matches('showing')
  usePrimaryKey(() => actor.send({ type: isShowing ? 'show.skip' : 'round.start' }))
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const isAway = snapshot.matches('opening') || snapshot.matches('unreachable') || snapshot.matches('closed')
  if (!game || isAway) {
    const isClosed = snapshot.matches('closed')
    const state = isClosed ? 'closed' : snapshot.matches('unreachable') ? 'unreachable' : 'opening'
    const retry = () => actor.send({ type: 'game.retry' })
    return <NoGame state={state} refusal={refusal} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
  }
  const isReady = snapshot.matches('ready')
  return (
    <Frame
      game={game}
      vendor={vendor}
      balance={balance}
      rules={<DuelRulesText game={game} />}
      announcement={isReady ? announcement() : ''}
    >
      <main className={styles.stage}>
        <div className={styles.picture}>
          <Arena
            game={game}
            round={round?.id ?? null}
            exchanges={round?.exchanges.slice(0, shown) ?? []}
            isStill={isStill}
          />
          <MotionButton
            isStill={isStill}
            corner="bottom"
            onToggle={() => actor.send({ type: 'motion.toggle' })}
          />
        </div>
        <div className={styles.side}>
          <DuelBoard snapshot={snapshot} money={money} />
          <Picks
            form={isReady ? nextForm(snapshot.context) : (round?.form ?? nextForm(snapshot.context))}
            returnBp={game.returnBp}
            pick={pick}
            isLocked={!isReady}
            onChoose={(chosen) => actor.send({ type: 'pick.choose', pick: chosen })}
          />
        </div>
      </main>
      <BetBar>
        <StakeStepper
          stake={stake}
          stakes={game.stakes}
          money={money}
          isLocked={!isReady}
          onChange={(by) => actor.send({ type: 'stake.change', by })}
        />
        {isShowing ? (
          <ActButton onAct={() => actor.send({ type: 'show.skip' })}>
            <Trans id="games.common.skipToResult">Skip to result</Trans>
          </ActButton>
        ) : (
          <ActButton
            isOff={!snapshot.can({ type: 'round.start' })}
            onAct={() => actor.send({ type: 'round.start' })}
          >
            <Trans id="games.common.betAmount">Bet {money(stake)}</Trans>
          </ActButton>
        )}
      </BetBar>
    </Frame>
  )

  function announcement(): string {
    if (!round) return ''
    const { left, right } = duelScore(round.exchanges)
    const score = t({ id: 'games.duel.score', message: `Left ${left}, right ${right}` })
    return round.payout
      ? t({ id: 'games.duel.announceWon', message: `${score}. You won ${money(round.payout)}` })
      : t({ id: 'games.duel.announceNoWin', message: `${score}. No win` })
  }
}
