import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OpenedBook } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { useMoney } from '../parts/use-money.ts'
import styles from './bet-slip.module.css'
import { problemOf, type SlipProblem, totalsOf } from './slip-context.ts'
import type { SlipActor } from './sports-book.tsx'

/** Button that places the slip or accepts changed odds, or a text that explains why neither is possible. */
export function SlipAction({ actor, book }: { actor: SlipActor; book: OpenedBook }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { context } = snapshot
  const money = useMoney(book.currency)
  if (snapshot.hasTag('unsure')) {
    return (
      <p className={styles.warning} role="alert">
        <Trans id="games.sports.slipUnsure">
          We haven’t got an answer yet. We’re checking your slip; it’s never placed twice.
        </Trans>
      </p>
    )
  }
  if (snapshot.matches('changed')) {
    return (
      <div className={styles.changed} role="alert">
        {snapshot.matches({ changed: 'begun' }) ? (
          <p>
            <Trans id="games.sports.matchStarted">
              A match has started and takes no more bets. No bet was placed.
            </Trans>
          </p>
        ) : (
          <p>
            <Trans id="games.sports.oddsChanged">
              The odds have changed. No bet was placed; accept the new odds to continue.
            </Trans>
          </p>
        )}
        <div className={styles.answers}>
          {snapshot.can({ type: 'changes.accept' }) ? (
            <Button look="act" onClick={() => actor.send({ type: 'changes.accept' })}>
              <Trans id="games.sports.acceptOdds">Accept new odds</Trans>
            </Button>
          ) : null}
          <Button onClick={() => actor.send({ type: 'changes.decline' })}>
            <Trans id="games.sports.removeChanged">Remove from slip</Trans>
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
          <Trans id="games.sports.slipDeclined">
            We can’t accept this slip. No bet was placed; change the stake or the selections.
          </Trans>
        </p>
      ) : null}
      <button
        type="submit"
        className={styles.place}
        aria-disabled={isPending || !snapshot.can({ type: 'slip.place' })}
      >
        {isPending ? (
          <Trans id="games.sports.placing">Placing your bet…</Trans>
        ) : problem === 'noStake' ? (
          <Trans id="games.sports.placeBet">Place bet</Trans>
        ) : (
          <Trans id="games.common.betAmount">Bet {money(totalsOf(context).stake)}</Trans>
        )}
      </button>
    </>
  )
}

/**
 * Shows why the slip cannot be placed. Ignores an empty or invalid stake, because the stake field reports it.
 */
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
    least: <Trans id="games.sports.belowMinimum">The minimum stake is {money(least)}.</Trans>,
    most: <Trans id="games.sports.aboveMaximum">The maximum stake is {money(most)}.</Trans>,
    odds: (
      <Trans id="games.sports.oddsAboveMaximum">
        The total odds are above {i18n.number(odds / 100)}. Remove a selection.
      </Trans>
    ),
    short: (
      <Trans id="games.common.notEnough">
        Your balance of {money(balance)} isn’t enough. Lower the stake, or deposit in the lobby.
      </Trans>
    ),
  }
  return <p className={styles.warning}>{words[problem]}</p>
}
