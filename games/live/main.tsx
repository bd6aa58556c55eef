import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { LiveGame } from './live-game.tsx'
import { liveRoundMachine } from './live-round.machine.ts'

await startGame((vendor) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return <LiveGame actor={createActor(liveRoundMachine, { input: { vendor, isCalm } }).start()} />
})
