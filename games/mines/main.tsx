import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { MinesGame } from './mines-game.tsx'
import { minesRoundMachine } from './mines-round.machine.ts'

await startGame((vendor) => (
  <MinesGame actor={createActor(minesRoundMachine, { input: { vendor } }).start()} />
))
