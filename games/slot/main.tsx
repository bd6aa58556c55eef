import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { SlotGame } from './slot-game.tsx'
import { slotRoundMachine } from './slot-round.machine.ts'

await startGame((vendor) => <SlotGame actor={createActor(slotRoundMachine, { input: { vendor } }).start()} />)
