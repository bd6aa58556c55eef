import { useSelector } from '@xstate/react'
import { type RefObject, useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { hearPlayReports } from '#api/play/play-reports.ts'
import type { balanceMachine } from '#machines/cashier/balance.machine.ts'
import { shownBalanceMachine } from '#machines/cashier/shown-balance.machine.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import type { Balance } from '#protocol/cashier/balance.ts'
import type { Game } from '#protocol/lobby/games.ts'

type BalanceActor = ActorRefFrom<typeof balanceMachine>

/**
 * Returns the balance shown above a game. During a round, it stays unchanged until the game has shown the
 * result. `address` is the game's URL, or undefined while it is unknown.
 */
export function useShownBalance(
  balance: BalanceActor | undefined,
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
): Balance | null {
  const known = balance?.getSnapshot().context.balance ?? null
  const shown = useFlow(shownBalanceMachine, { input: { balance: known } })
  useEffect(() => {
    const follow = (amount: Balance | null) => shown.send({ type: 'balance.read', balance: amount })
    follow(balance?.getSnapshot().context.balance ?? null)
    const subscription = balance?.subscribe(({ context }) => follow(context.balance))
    return () => subscription?.unsubscribe()
  }, [balance, shown])
  useEffect(() => {
    if (!address) return
    const game = { address, window: () => frame.current?.contentWindow }
    const stop = hearPlayReports(game, (phase) => shown.send({ type: `round.${phase}` }))
    return () => {
      stop()
      shown.send({ type: 'game.left' })
    }
  }, [address, frame, shown])
  return useSelector(shown, ({ context }) => context.shown)
}

/**
 * Returns the balance that a game uses: either the main wallet's, or the vendor wallet's together with the
 * vendor's name.
 */
export function playedFrom(
  balance: Balance | null,
  game: Game | null,
): { amount: Balance | null; vendor?: string } {
  const own = balance?.vendors?.find(({ vassalage }) => vassalage === game?.vassalage)
  if (!balance || !own) return { amount: balance }
  return { amount: { ...balance, balance: own.balance }, vendor: own.vendor }
}
