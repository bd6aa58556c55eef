import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { DrawsNow, OpenedLottery } from '#api/play/lottery.ts'
import { lotteryDrawMachine } from '#machines/play/lottery-draw.machine.ts'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'

const game: Extract<OpenedLottery, { outcome: 'opened' }>['game'] = {
  nodeId: 4,
  gameCode: 'BAO',
  gameName: 'Bao',
  gameType: 'LOTT',
  vendorName: 'Costa',
  iconUrl: null,
  vassalage: 'TCG_SEA',
  prizeMode: 'SEA',
  locksAt: null,
  drawsAt: null,
}

/** Returns a draw that locks in `locksIn` ms and is drawn ten seconds later. */
const draw = (drawId: string, state: LotteryDraw['state'], now: number, locksIn: number): LotteryDraw => ({
  drawId,
  gameCode: 'BAO',
  issue: drawId,
  state,
  opensAt: new Date(now + locksIn - 60_000).toISOString(),
  locksAt: new Date(now + locksIn).toISOString(),
  drawsAt: new Date(now + locksIn + 10_000).toISOString(),
  commitment: 'a'.repeat(64),
  numbers: state === 'drawn' || state === 'settled' ? [1, 2, 3, 4] : null,
})

const looked =
  (previous: LotteryDraw['state'] | null, locksIn = 50_000) =>
  (now: number): { done: DrawsNow } => ({
    done: {
      current: draw('2', 'open', now, locksIn),
      previous: previous && draw('1', previous, now, locksIn - 60_000),
      ahead: 0,
    },
  })

const noAnswer = { error: new CallFailed('timeout') }

export const lotteryDrawModel = defineModel(lotteryDrawMachine, {
  input: { gameCode: 'BAO', view: 'betting', from: '/lott' },
  events: { 'draw.look': {}, 'draw.retry': {} },
  outcomes: {
    openLottery: {
      'lottery opened': { done: { outcome: 'opened', game } },
      'lottery not found': { done: { outcome: 'unknown' } },
      'a demo player': { done: { outcome: 'trial', game } },
      'unavailable for now': { done: { outcome: 'closed', game, until: null } },
      'no answer': noAnswer,
    },
    readDraws: {
      'the first draw': looked(null),
      'result pending': looked('locked', 55_000),
      'result just drawn': looked('drawn'),
      'bets settled': looked('settled'),
      'draw cancelled': looked('void'),
      'betting closed': looked('settled', -1),
      'no answer': noAnswer,
    },
  },
  view: ({ current, previous, failure, game: opened }, now) => ({
    isNamed: opened !== null,
    previous: previous?.state ?? null,
    isLocked: current && Date.parse(current.locksAt) <= now,
    failure: failure?.reason ?? null,
  }),
})
