import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { MinesGame } from './mines-game.tsx'
import { minesRoundMachine } from './mines-round.machine.ts'

await startGame((vendor) => {
  const actor = createActor(minesRoundMachine, { input: { vendor } })
  reportRounds(actor, (snapshot) => snapshot.hasTag('pending') || snapshot.hasTag('unsure'))
  return <MinesGame actor={actor.start()} />
})
