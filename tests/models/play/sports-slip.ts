import { defineModel } from '@palpite/paths/model.ts'
import { sportsSlipMachine } from '#games/sports/sports-slip.machine.ts'
import type { PlacedSlip, Quote, SportsBet } from '#protocol/play/sports.ts'
import { openedBook, silentBook, slipLeg } from '#tests/support/play/sports-page.ts'

const first = slipLeg({ fixture: 'jabuti-1-0', odds: 200 })
const second = slipLeg({ fixture: 'jabuti-1-1', odds: 300 })
const third = slipLeg({ fixture: 'jabuti-1-2', odds: 150 })
const otherOfFirst = slipLeg({ fixture: 'jabuti-1-0', pick: 'away', odds: 400 })

const quote = ({ fixture, pick, odds }: typeof first, more: Partial<Quote> = {}): Quote => ({
  fixture,
  pick,
  odds,
  phase: 'open',
  ...more,
})
const asPicked = [quote(first), quote(second), quote(otherOfFirst)]
const firstBegun = [quote(first, { phase: 'live', odds: null }), quote(second)]
const firstMoved = [quote(first, { odds: 210 }), quote(second)]

const bet: SportsBet = {
  id: '00000000-0000-4000-8000-000000000001',
  mode: 'multiple',
  stake: 1_000,
  odds: 600,
  payout: null,
  state: 'open',
  placedAt: '2030-01-01T00:00:00.000Z',
  endsAt: '2030-01-01T03:00:00.000Z',
  legs: [],
}

const told = (value: PlacedSlip) => ({ done: { ok: true as const, value } })
const changed = (quotes: Quote[]) => ({
  done: { ok: false as const, refusal: { code: 'sports.changed' as const, value: { quotes } } },
})
const ended = { done: { ok: false as const, refusal: { code: 'play.ended' as const, value: {} } } }
const noAnswer = { error: new Error('offline') }

const opening = (legs: (typeof first)[], isPending = false) => ({
  done: {
    ok: true as const,
    value: {
      book: openedBook,
      draft: legs.length > 0 ? { mode: 'multiple' as const, stake: 1_000, legs } : null,
      pending: isPending
        ? {
            key: '00000000-0000-4000-8000-000000000002',
            mode: 'multiple' as const,
            stake: 1_000,
            legs: legs.map(({ fixture, pick, odds }) => ({ fixture, pick, odds })),
          }
        : null,
    },
  },
})

const polled = (quotes: Quote[], balance = 10_000) => ({
  send: { type: 'book.polled' as const, polled: { balance, quotes } },
})

export const sportsSlipModel = defineModel(sportsSlipMachine, {
  input: { vendor: silentBook },
  events: {
    'pick.toggle': {
      'one pick': { leg: first },
      'a pick of another match': { leg: second },
      'another pick, same match': { leg: otherOfFirst },
      'one pick too many': { leg: third },
    },
    'leg.remove': { 'the first pick': { fixture: first.fixture } },
    'slip.clear': {},
    'slip.place': {},
    'slip.new': {},
    'stake.change': {
      'a usual amount': { stake: 1_000 },
      'above the balance': { stake: 20_000 },
      'no amount': { stake: null },
    },
    'mode.change': { singles: { mode: 'single' }, multiple: { mode: 'multiple' } },
    'changes.accept': {},
    'changes.decline': {},
    'book.retry': {},
  },
  outcomes: {
    openBook: {
      'matches loaded': opening([]),
      'saved picks': opening([first, second]),
      'a pending slip': opening([first, second], true),
      'session ended': ended,
      'no answer': noAnswer,
    },
    placeSlip: {
      'bet placed': told({ bets: [bet], balance: 9_000, currency: 'BRL' }),
      'a match has started': changed(firstBegun),
      'odds changed': changed(firstMoved),
      'not enough balance': {
        done: {
          ok: false as const,
          refusal: { code: 'play.short' as const, value: { balance: 20, currency: 'BRL' } },
        },
      },
      'session ended': ended,
      'no answer': noAnswer,
    },
    watchBook: {
      'no change': polled(asPicked),
      'a match has started': polled(firstBegun),
      'odds changed': polled(firstMoved),
      'balance changed elsewhere': polled(asPicked, 20),
    },
  },
  // Omits the random keys, and the number of failures, which only makes the wait longer.
  view: ({ balance, stake, mode, legs, quotes, refusal }) => ({
    isAffordable: stake !== null && balance >= stake,
    stake,
    mode,
    legs: legs.map(({ fixture, pick, odds }) => `${fixture} ${pick} ${odds}`),
    quotes: quotes.map(({ fixture, phase, odds }) => `${fixture} ${phase} ${odds}`),
    refusal: refusal?.code ?? null,
  }),
})
