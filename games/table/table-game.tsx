import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { ActButton } from '../parts/act-button.tsx'
import { BetBar } from '../parts/bet-bar.tsx'
import { Frame } from '../parts/frame.tsx'
import { MotionButton } from '../parts/motion-button.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { StakeStepper } from '../parts/stake-stepper.tsx'
import { useMoney } from '../parts/use-money.ts'
import { usePrimaryKey } from '../parts/use-primary-key.ts'
import { BoardChoice } from './board-choice.tsx'
import { landedText } from './landed-text.ts'
import { RouletteLayout } from './roulette-layout.tsx'
import { TableBoard } from './table-board.tsx'
import { betOf, rulesOf } from './table-context.ts'
import styles from './table-game.module.css'
import { TablePicture } from './table-picture.tsx'
import type { tableRoundMachine } from './table-round.machine.ts'
import { TableRulesText } from './table-rules.tsx'

export function TableGame({ actor }: { actor: ActorRefFrom<typeof tableRoundMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, vendor, balance, stake, round, chips, plinko, isStill, refusal } = snapshot.context
  const { t, i18n } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  const isShowing = snapshot.matches('showing')
  usePrimaryKey(() => actor.send({ type: isShowing ? 'show.skip' : 'round.start' }))
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const rules = rulesOf(snapshot.context)
  const isAway = snapshot.matches('opening') || snapshot.matches('unreachable') || snapshot.matches('closed')
  if (!game || !rules || isAway) {
    const isClosed = snapshot.matches('closed')
    const state = isClosed ? 'closed' : snapshot.matches('unreachable') ? 'unreachable' : 'opening'
    const retry = () => actor.send({ type: 'game.retry' })
    return <NoGame state={state} refusal={refusal} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
  }
  const isReady = snapshot.matches('ready')
  const bet = betOf(snapshot.context)
  const landed = isReady && round ? round.landed : null
  const came = landed ? landedText(i18n, landed) : ''
  const won = round?.payout
    ? t({ id: 'games.common.won', message: `You won ${money(round.payout)}` })
    : t({ id: 'games.common.noWin', message: 'No win' })
  return (
    <Frame
      game={game}
      vendor={vendor}
      balance={balance}
      rules={<TableRulesText game={game} rules={rules} />}
      announcement={landed ? `${came}. ${won}` : ''}
    >
      <main className={styles.stage} data-variant={rules.variant}>
        <div className={styles.picture}>
          <TablePicture
            snapshot={snapshot}
            returnBp={game.returnBp}
            onChoose={(dice) => actor.send({ type: 'dice.choose', dice })}
          />
          {rules.variant === 'dice' ? null : (
            <MotionButton
              isStill={isStill}
              corner={rules.variant === 'plinko' ? 'top' : 'bottom'}
              onToggle={() => actor.send({ type: 'motion.toggle' })}
            />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.line}>
            {rules.variant === 'roulette' ? (
              <button
                type="button"
                className={styles.tool}
                disabled={!isReady || chips.length === 0}
                onClick={() => actor.send({ type: 'chip.undo' })}
              >
                <Trans id="games.table.undo">Undo</Trans>
              </button>
            ) : null}
            {landed?.variant === 'roulette' ? <span className={styles.came}>{came}</span> : null}
            <TableBoard snapshot={snapshot} money={money} />
            {rules.variant === 'roulette' ? (
              <button
                type="button"
                className={styles.tool}
                disabled={!isReady || chips.length === 0}
                onClick={() => actor.send({ type: 'chips.clear' })}
              >
                <Trans id="games.common.clear">Clear</Trans>
              </button>
            ) : null}
          </div>
          {rules.variant === 'roulette' ? (
            <RouletteLayout
              chips={chips}
              landed={landed?.variant === 'roulette' ? landed.pocket : null}
              isLocked={!isReady}
              money={money}
              onPlace={(spot) => actor.send({ type: 'chip.place', spot })}
            />
          ) : null}
          {rules.variant === 'plinko' ? (
            <BoardChoice
              board={plinko}
              isLocked={!isReady}
              onChoose={(board) => actor.send({ type: 'board.choose', board })}
            />
          ) : null}
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
            {bet.stake === 0 ? (
              <Trans id="games.table.placeChipFirst">Place a chip first</Trans>
            ) : (
              <Trans id="games.common.betAmount">Bet {money(bet.stake)}</Trans>
            )}
          </ActButton>
        )}
      </BetBar>
    </Frame>
  )
}
