import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { FishGame } from './fish-game.tsx'
import { fishHuntMachine } from './fish-hunt.machine.ts'

await startGame((vendor) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const actor = createActor(fishHuntMachine, { input: { vendor, isCalm } })
  reportRounds(actor, (snapshot) => snapshot.hasTag('underway'))
  return <FishGame actor={actor.start()} />
})
