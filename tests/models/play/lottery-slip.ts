import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { lotterySlipMachine } from '#machines/play/lottery-slip.machine.ts'
import type { LotteryTicket } from '#protocol/play/lottery-bets.ts'
import type { LotteryDraw, LotteryRules } from '#protocol/play/lottery-draws.ts'

const play = {
  play: 'two',
  name: 'Duque',
  hint: '',
  lowest: 1,
  highest: 49,
  fewest: 2,
  most: 10,
  choose: 2,
  digits: 2,
  names: null,
  odds: 75_000,
  returnBp: 9_566,
}

export const rules: LotteryRules = {
  family: 'SIX49',
  rules: '',
  every: 60,
  locksBefore: 10,
  plays: [play, { ...play, play: 'one', name: 'Uma', fewest: 1, choose: 1, most: 1, odds: 7_800 }],
  currency: 'BRL',
  units: [50, 100],
  maxMultiplier: 99,
  minStake: 100,
  maxStake: 200_000,
}

export const draw = (drawId: string): LotteryDraw => ({
  drawId,
  gameCode: 'SEIS',
  issue: drawId,
  state: 'open',
  opensAt: '2030-01-01T00:00:00.000Z',
  locksAt: '2030-01-01T00:00:50.000Z',
  drawsAt: '2030-01-01T00:01:00.000Z',
  commitment: 'a'.repeat(64),
  numbers: null,
})

const line = { play: 'two', numbers: [1, 2], count: 1, unit: 100, multiplier: 1, odds: 75_000 }
const pending = { key: 'made-before-the-reload', request: { drawId: '1', lines: [line] } }

export const ticket: LotteryTicket = {
  id: '9',
  gameCode: 'SEIS',
  gameName: 'Seis',
  drawId: '1',
  issue: '1',
  drawsAt: '2030-01-01T00:01:00.000Z',
  placedAt: '2030-01-01T00:00:10.000Z',
  state: 'open',
  stake: 100,
  win: 0,
  drawn: null,
  lines: [{ ...line, win: 0 }],
}

const refused = <Code extends string, Value>(code: Code, value: Value) => ({
  done: { ok: false as const, refusal: { code, message: '', value } },
})

const input = { memberId: '7', gameCode: 'SEIS', rules, draw: draw('1') }

export const lotterySlipModel = defineModel(lotterySlipMachine, {
  inputs: {
    'an empty slip': { ...input, pending: null },
    'a slip limited to one line': {
      ...input,
      pending: null,
      rules: { ...rules, minStake: 100, maxStake: 100 },
    },
    'after a reload': { ...input, pending },
    'a full slip after a reload': {
      ...input,
      pending: { ...pending, request: { drawId: '1', lines: Array.from({ length: 40 }, () => line) } },
    },
  },
  events: {
    'play.choose': { 'another bet type': { play: 'one' } },
    'number.toggle': { one: { number: 1 } },
    'numbers.pick': {
      'two numbers': { numbers: [1, 2] },
      'ten numbers': { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    },
    'unit.choose': { '50 centavos': { unit: 50 } },
    'multiplier.change': { '99 times': { multiplier: 99 } },
    'line.add': {},
    'line.remove': { 'the first line': { index: 0 } },
    'slip.clear': {},
    'slip.place': {},
    'slip.next': {},
    'slip.back': {},
    'slip.ask': {},
    'slip.another': {},
    'draw.turn': { 'to the next draw': { draw: draw('2') } },
  },
  outcomes: {
    placeBets: {
      'bets placed': { done: { ok: true as const, value: { ticket, balance: 900 } } },
      'closed for bets, with next draw': refused('lottery.locked', { next: draw('2') }),
      'closed for bets, no next draw': refused('lottery.locked', { next: null }),
      'odds changed': refused('lottery.oddsChanged', { odds: { two: 70_000 } }),
      'not enough balance': refused('lottery.notEnough', { balance: 10 }),
      'outside the limits': refused('lottery.stakeOffLimits', { minStake: 100, maxStake: 150 }),
      'bet breaks the rules': refused('lottery.linesInvalid', { lines: [0] }),
      'a demo player': refused('lottery.trial', {}),
      'no answer': { error: new CallFailed('timeout') },
      'too many requests': { error: new CallFailed('throttled', { retryAfter: 30_000 }) },
      'draw not found': { error: new CallFailed('missing') },
    },
  },
  view: ({ draw: { drawId }, play: kind, numbers, lines, pending: intent, receipt, problem }) => ({
    drawId,
    kind,
    picked: Math.min(numbers.length, 2),
    lines: lines.length === 40 ? 'full' : Math.min(lines.length, 2),
    isPending: intent !== null,
    problem,
    hasReceipt: receipt !== null,
  }),
})
