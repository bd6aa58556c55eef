import type { SnapshotFrom } from 'xstate'
import type { DiceBet } from '#domain/play/dice-odds.ts'
import { isDiceWon } from '#domain/play/dice-odds.ts'
import { Dice } from './dice.tsx'
import { Pegs } from './pegs.tsx'
import type { tableRoundMachine } from './table-round.machine.ts'
import { Wheel } from './wheel.tsx'

export function TablePicture(props: {
  snapshot: SnapshotFrom<typeof tableRoundMachine>
  returnBp: number
  onChoose: (dice: DiceBet) => void
}) {
  const { snapshot, returnBp, onChoose } = props
  const { game, round, isStill, dice, plinko } = snapshot.context
  const isMoving = snapshot.matches('showing') && !isStill
  const landed = round?.landed
  if (game?.rules.engine !== 'table') return null
  switch (game.rules.variant) {
    case 'roulette': {
      const pocket = landed?.variant === 'roulette' ? landed.pocket : 0
      return <Wheel key={round?.id ?? 'none'} pocket={pocket} isTurning={isMoving} />
    }
    case 'dice': {
      const roll = landed?.variant === 'dice' ? landed.roll : null
      return (
        <Dice
          dice={dice}
          roll={roll}
          isWon={roll !== null && isDiceWon(dice, roll)}
          isStill={isStill}
          isLocked={!snapshot.matches('ready')}
          onChoose={onChoose}
        />
      )
    }
    case 'plinko': {
      const path = landed?.variant === 'plinko' ? landed.path : null
      return (
        <Pegs board={plinko} returnBp={returnBp} path={path} isFalling={isMoving} round={round?.id ?? null} />
      )
    }
  }
}
