import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { shownBalanceMachine } from '#machines/cashier/shown-balance.machine.ts'

const amount = (balance: number) => ({ balance, currency: 'BRL', currencySymbol: 'R$' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Opens the balance above a game. It shows R$ 100.00 in a round whose new balance is already loaded. */
function holding() {
  const actor = createActor(shownBalanceMachine, { input: { balance: amount(10_000) } }).start()
  actor.send({ type: 'round.began' })
  actor.send({ type: 'balance.read', balance: amount(12_345) })
  return { actor, shown: () => actor.getSnapshot().context.shown?.balance }
}

test('the balance above a game hides a round’s result until the game has shown it or is left', () => {
  for (const type of ['round.shown', 'game.left'] as const) {
    const { actor, shown } = holding()
    expect(shown()).toBe(10_000)
    actor.send({ type })
    expect(shown()).toBe(12_345)
  }
})

test('the balance above a game hides a result for at most twenty seconds after the game’s last message', () => {
  const { actor, shown } = holding()
  vi.advanceTimersByTime(19_000)
  actor.send({ type: 'round.began' })
  vi.advanceTimersByTime(19_999)
  expect(shown()).toBe(10_000)
  vi.advanceTimersByTime(1)
  expect(shown()).toBe(12_345)
})

test('the balance above a game updates immediately when the game sends no messages', () => {
  const actor = createActor(shownBalanceMachine, { input: { balance: null } }).start()
  actor.send({ type: 'balance.read', balance: amount(9_900) })
  expect(actor.getSnapshot().context.shown?.balance).toBe(9_900)
})
