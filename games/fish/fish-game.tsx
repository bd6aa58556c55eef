import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ActButton } from '../parts/act-button.tsx'
import { BetBar } from '../parts/bet-bar.tsx'
import { Frame } from '../parts/frame.tsx'
import { MotionButton } from '../parts/motion-button.tsx'
import { NoGame } from '../parts/no-game.tsx'
import { StakeStepper } from '../parts/stake-stepper.tsx'
import { useMoney } from '../parts/use-money.ts'
import { usePrimaryKey } from '../parts/use-primary-key.ts'
import { FishBoard } from './fish-board.tsx'
import styles from './fish-game.module.css'
import type { fishHuntMachine } from './fish-hunt.machine.ts'
import { FishRulesText } from './fish-rules.tsx'
import { PondPicture } from './pond-picture.tsx'
import { speciesNames } from './species-names.ts'
import { useAimKeys } from './use-aim-keys.ts'

export type HuntSnapshot = SnapshotFrom<typeof fishHuntMachine>

export function FishGame({ actor }: { actor: ActorRefFrom<typeof fishHuntMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { game, vendor, balance, stake, target, landed, isStill, refusal } = snapshot.context
  const { t, i18n } = useLingui()
  const money = useMoney(game?.currency ?? 'BRL')
  const aim = (swimmer: number) => actor.send({ type: 'fish.aim', swimmer })
  const fire = () => actor.send({ type: 'shot.fire' })
  usePrimaryKey(fire)
  useAimKeys(target, aim)
  useEffect(() => {
    if (game) document.title = game.name
  }, [game])
  const away = awayOf(snapshot)
  if (!game || away) {
    const retry = () => actor.send({ type: 'game.retry' })
    const state = away ?? 'opening'
    return <NoGame state={state} refusal={refusal} backUrl={game?.backUrl ?? '/'} onRetry={retry} />
  }
  return (
    <Frame
      game={game}
      vendor={vendor}
      balance={balance}
      rules={<FishRulesText game={game} stake={stake} />}
      announcement={announcement()}
    >
      <main className={styles.stage}>
        <div className={styles.picture}>
          <PondPicture
            game={game}
            hunt={snapshot.context}
            money={money}
            onAim={aim}
            onShoot={(swimmer) => {
              aim(swimmer)
              fire()
            }}
          />
          <MotionButton
            isStill={isStill}
            corner="top"
            onToggle={() => actor.send({ type: 'motion.toggle' })}
          />
        </div>
        <FishBoard snapshot={snapshot} game={game} money={money} />
      </main>
      <BetBar>
        <StakeStepper
          stake={stake}
          stakes={game.stakes}
          money={money}
          isLocked={!snapshot.can({ type: 'stake.change', by: 1 })}
          onChange={(by) => actor.send({ type: 'stake.change', by })}
        />
        <ActButton isOff={!snapshot.can({ type: 'shot.fire' })} onAct={fire}>
          <Trans id="games.fish.shoot">Shoot for {money(stake)}</Trans>
        </ActButton>
      </BetBar>
    </Frame>
  )

  function announcement(): string {
    const last = landed.at(-1)
    if (!last) return ''
    const name = i18n._(speciesNames[last.species])
    return last.payout > 0
      ? t({ id: 'games.fish.announceCaught', message: `Caught: ${name}. You won ${money(last.payout)}` })
      : t({ id: 'games.fish.announceMissed', message: `Missed: ${name}` })
  }
}

function awayOf(snapshot: HuntSnapshot): 'opening' | 'unreachable' | 'closed' | null {
  if (snapshot.matches('opening')) return 'opening'
  if (snapshot.matches('unreachable')) return 'unreachable'
  return snapshot.matches('closed') ? 'closed' : null
}
