import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { SlotGame } from './slot-game.tsx'
import { slotRoundMachine } from './slot-round.machine.ts'
import { isUnderway } from './slot-show.ts'

await startGame((vendor) => {
  const actor = createActor(slotRoundMachine, { input: { vendor } })
  reportRounds(actor, isUnderway)
  return <SlotGame actor={actor.start()} />
})
