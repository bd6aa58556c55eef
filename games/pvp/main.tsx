import { createActor } from 'xstate'
import { startGame } from '../parts/start-game.tsx'
import { reportRounds } from '../play/report-rounds.ts'
import { PvpGame } from './pvp-game.tsx'
import { pvpMatchMachine } from './pvp-match.machine.ts'
import { pvpVendorOf } from './pvp-vendor.ts'

const roomOfAddress = (): number | null => {
  const room = Number(new URLSearchParams(location.search).get('room'))
  return Number.isSafeInteger(room) && room > 0 ? room : null
}

await startGame((_, visit) => {
  const input = { vendor: pvpVendorOf(visit), room: roomOfAddress() }
  const actor = createActor(pvpMatchMachine, { input })
  reportRounds(actor, (snapshot) => snapshot.matches('waiting') || snapshot.matches('playing'))
  return <PvpGame actor={actor.start()} />
})
