import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { lastStep, minesPayout } from '#domain/play/mines-odds.ts'
import { Frame } from '../parts/frame.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { useMoney } from '../parts/use-money.ts'
import { usePrimaryKey } from '../parts/use-primary-key.ts'
import { Field } from './field.tsx'
import { MinesBoard } from './mines-board.tsx'
import { MinesControls } from './mines-controls.tsx'
import styles from './mines-game.module.css'
import type { minesRoundMachine } from './mines-round.machine.ts'
import { MinesRulesText } from './mines-rules.tsx'
import { Steps } from './steps.tsx'

export function MinesGame({ actor }: { actor: ActorRefFrom<typeof minesRoundMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, vendor, balance, round, stake, mines, refusal } = snapshot.context
  const { t } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  usePrimaryKey(() => actor.send({ type: snapshot.matches('playing') ? 'round.cashOut' : 'round.start' }))
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const isAway = snapshot.matches('opening') || snapshot.matches('unreachable') || snapshot.matches('closed')
  if (!game || isAway) {
    const state = snapshot.matches('closed')
      ? 'closed'
      : snapshot.matches('unreachable')
        ? 'unreachable'
        : 'opening'
    const retry = () => actor.send({ type: 'game.retry' })
    return <NoGame state={state} refusal={refusal} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
  }
  const opened = round?.opened.length ?? 0
  const { returnBp } = game
  const worth = (count: number) => minesPayout({ stake, mines, opened: count, returnBp })
  const last = lastStep(mines, returnBp)
  return (
    <Frame
      game={game}
      vendor={vendor}
      balance={balance}
      rules={<MinesRulesText game={game} />}
      announcement={announcement()}
    >
      <main className={styles.stage}>
        <img className={styles.poster} src={`/art/games/${game.nodeId}.svg?v=${game.art}`} alt="" />
        <div className={styles.table}>
          <Steps worth={worth} stake={stake} opened={opened} last={last} money={money} />
          <Field
            game={game}
            round={round}
            pending={snapshot.context.step?.kind === 'reveal' ? snapshot.context.step.cell : null}
            isOpen={snapshot.matches('playing')}
            onOpen={(cell) => actor.send({ type: 'cell.open', cell })}
          />
          <MinesBoard snapshot={snapshot} worth={worth} money={money} />
        </div>
      </main>
      <MinesControls actor={actor} worth={worth(opened)} money={money} />
    </Frame>
  )

  function announcement(): string {
    if (!round) return ''
    if (snapshot.matches({ over: 'lost' }))
      return t({ id: 'games.mines.announceLost', message: 'A mine. The round is lost' })
    if (snapshot.matches({ over: 'won' }))
      return t({ id: 'games.common.won', message: `You won ${money(round.payout ?? 0)}` })
    if (opened === 0)
      return t({ id: 'games.mines.announceStart', message: 'The minefield is ready. Open a cell' })
    return t({ id: 'games.mines.announceSafe', message: `Safe. You can cash out ${money(worth(opened))}` })
  }
}
