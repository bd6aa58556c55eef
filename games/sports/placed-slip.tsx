import { Plural, Trans } from '@lingui/react/macro'
import type { SportsBet } from '#protocol/play/sports.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './bet-slip.module.css'
import { BetCard } from './my-bets.tsx'

const focusOn = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true })

export function PlacedSlip(props: {
  bets: readonly SportsBet[]
  currency: string
  onNew: () => void
  onBets: () => void
}) {
  const { bets, currency, onNew, onBets } = props
  return (
    <>
      {/* The clicked button has disappeared, so the focus moves to this text. */}
      <p ref={focusOn} tabIndex={-1} className={styles.done}>
        <Plural
          id="games.sports.placed"
          value={bets.length}
          _0="No bets were placed."
          one="Your bet is placed."
          other="Your # bets are placed."
        />
      </p>
      <ol className={styles.receipt}>
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} currency={currency} />
        ))}
      </ol>
      <div className={styles.answers}>
        <Button look="act" onClick={onNew}>
          <Trans id="games.sports.newSlip">New slip</Trans>
        </Button>
        <Button onClick={onBets}>
          <Trans id="games.sports.myBets">My bets</Trans>
        </Button>
      </div>
    </>
  )
}
