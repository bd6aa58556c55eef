import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { SportsBook } from './sports-book.tsx'
import { sportsSlipMachine } from './sports-slip.machine.ts'
import { sportsVendorOf } from './sports-vendor.ts'

await startGame((_, visit) => {
  const actor = createActor(sportsSlipMachine, { input: { vendor: sportsVendorOf(visit) } })
  reportRounds(actor, (snapshot) => snapshot.hasTag('pending') || snapshot.hasTag('unsure'))
  return <SportsBook actor={actor.start()} />
})
