import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OpenedBook } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { useMoney } from '../parts/use-money.ts'
import styles from './bet-slip.module.css'
import { problemOf, type SlipProblem, totalsOf } from './slip-context.ts'
import type { SlipActor } from './sports-book.tsx'

/** Places the slip, responds to changed odds, or explains why neither is possible. */
export function SlipAction({ actor, book }: { actor: SlipActor; book: OpenedBook }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { context } = snapshot
  const money = useMoney(book.currency)
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans>No answer yet. We are asking what became of the slip; it is never placed twice.</Trans>
      </p>
    )
  }
  if (snapshot.matches('changed')) {
    return (
      <div className={styles.changed} role="alert">
        {snapshot.matches({ changed: 'begun' }) ? (
          <p>
            <Trans>A fixture has begun, and takes no more bets. Nothing was placed.</Trans>
          </p>
        ) : (
          <p>
            <Trans>Odds have moved. Nothing was placed: do you take the new ones?</Trans>
          </p>
        )}
        <div className={styles.answers}>
          {snapshot.can({ type: 'changes.accept' }) ? (
            <Button look="act" onClick={() => actor.send({ type: 'changes.accept' })}>
              <Trans>Take the new odds</Trans>
            </Button>
          ) : null}
          <Button onClick={() => actor.send({ type: 'changes.decline' })}>
            <Trans>Leave those legs</Trans>
          </Button>
        </div>
      </div>
    )
  }
  const problem = problemOf(context)
  const isPending = snapshot.hasTag('pending')
  return (
    <>
      {problem && problem !== 'noStake' && !isPending ? (
        <Problem problem={problem} book={book} balance={context.balance} />
      ) : null}
      {context.refusal?.code === 'play.stake' ? (
        <p className={styles.warning} role="alert">
          <Trans>The vendor does not take this slip. Change its stake or its legs.</Trans>
        </p>
      ) : null}
      <button
        type="submit"
        className={styles.place}
        aria-disabled={isPending || !snapshot.can({ type: 'slip.place' })}
      >
        {isPending ? (
          <Trans>Placing the bet</Trans>
        ) : problem === 'noStake' ? (
          <Trans>Bet</Trans>
        ) : (
          <Trans>Bet {money(totalsOf(context).stake)}</Trans>
        )}
      </button>
    </>
  )
}

/** An empty or invalid stake is excluded, because its field reports it. */
function Problem(props: {
  problem: Exclude<SlipProblem, 'noStake' | null>
  book: OpenedBook
  balance: number
}) {
  const { i18n } = useLingui()
  const { problem, book, balance } = props
  const money = useMoney(book.currency)
  const { least, most, odds } = book.limits
  const words = {
    least: <Trans>The least stake is {money(least)}.</Trans>,
    most: <Trans>The most that may be staked is {money(most)}.</Trans>,
    odds: <Trans>Together the odds are above {i18n.number(odds / 100)}. Take a leg off.</Trans>,
    short: <Trans>Your balance is {money(balance)}. Lower the stake, or deposit in the lobby.</Trans>,
  }
  return <p className={styles.warning}>{words[problem]}</p>
}
