import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { TableGame } from './table-game.tsx'
import { tableRoundMachine } from './table-round.machine.ts'

await startGame((vendor) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const actor = createActor(tableRoundMachine, { input: { vendor, isCalm } })
  reportRounds(actor, (snapshot) => snapshot.hasTag('underway'))
  return <TableGame actor={actor.start()} />
})
