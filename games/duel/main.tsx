import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { DuelGame } from './duel-game.tsx'
import { duelRoundMachine } from './duel-round.machine.ts'

await startGame((vendor) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const actor = createActor(duelRoundMachine, { input: { vendor, isCalm } })
  reportRounds(actor, (snapshot) => snapshot.hasTag('underway'))
  return <DuelGame actor={actor.start()} />
})
