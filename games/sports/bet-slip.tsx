import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { OpenedBook } from '#protocol/play/sports.ts'
import { Form } from '#ui/kit/forms/form.tsx'
import styles from './bet-slip.module.css'
import { PlacedSlip } from './placed-slip.tsx'
import { SlipAction } from './slip-action.tsx'
import { changeOf, totalsOf } from './slip-context.ts'
import { SlipLegRow } from './slip-leg-row.tsx'
import { SlipStake } from './slip-stake.tsx'
import type { SlipActor } from './sports-book.tsx'
import { useSportsLabels } from './use-sports-labels.ts'

/**
 * The bet slip: a column beside the fixtures on desktops, and a drawer that opens from a bar below them on
 * phones.
 */
export function BetSlip({ actor, book, onBets }: { actor: SlipActor; book: OpenedBook; onBets: () => void }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { legs, quotes } = snapshot.context
  const { t } = useLingui()
  const { oddsText } = useSportsLabels()
  const [isOpen, setOpen] = useState(false)
  const body = useId()
  const { odds } = totalsOf(snapshot.context)
  const isPlaced = snapshot.matches('placed')
  return (
    <aside
      className={styles.slip}
      aria-label={t({ id: 'games.sports.betSlip', message: 'Bet slip' })}
      data-open={isOpen || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Trans id="games.sports.betSlip">Bet slip</Trans>{' '}
          <span className={styles.count}>{legs.length}</span>
        </h2>
        <button
          type="button"
          className={styles.bar}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {isPlaced ? (
              <Trans id="games.sports.betPlaced">Bet placed</Trans>
            ) : (
              <Plural
                id="games.sports.slipCount"
                value={legs.length}
                _0="Bet slip"
                one="Bet slip · # selection"
                other="Bet slip · # selections"
              />
            )}
          </span>
          <span className={styles.barOdds} translate="no">
            {odds !== null && legs.length > 0 ? oddsText(odds) : null}
          </span>
          <span>
            {isOpen ? (
              <Trans id="games.common.close">Close</Trans>
            ) : (
              <Trans id="games.sports.openSlip">Open</Trans>
            )}
          </span>
        </button>
        {snapshot.can({ type: 'slip.clear' }) ? (
          <button type="button" className={styles.clear} onClick={() => actor.send({ type: 'slip.clear' })}>
            <Trans id="games.common.clear">Clear</Trans>
          </button>
        ) : null}
      </header>
      <div id={body} className={styles.body}>
        {snapshot.matches('empty') ? (
          <p className={styles.none}>
            <Trans id="games.sports.slipEmpty">
              Your slip is empty. Tap the odds of a match to add a selection.
            </Trans>
          </p>
        ) : null}
        {isPlaced ? (
          <PlacedSlip
            bets={snapshot.context.placed}
            currency={book.currency}
            onNew={() => actor.send({ type: 'slip.new' })}
            onBets={() => {
              setOpen(false)
              onBets()
            }}
          />
        ) : null}
        {legs.length > 0 ? (
          <>
            <ul className={styles.legs}>
              {legs.map((leg) => (
                <SlipLegRow
                  key={leg.fixture}
                  leg={leg}
                  change={changeOf(leg, quotes)}
                  newOdds={quotes.find((quote) => quote.fixture === leg.fixture)?.odds ?? null}
                  isLocked={!snapshot.can({ type: 'leg.remove', fixture: leg.fixture })}
                  onRemove={() => actor.send({ type: 'leg.remove', fixture: leg.fixture })}
                />
              ))}
            </ul>
            <Form
              className={styles.form}
              isBusy={snapshot.hasTag('pending')}
              onSubmit={() => actor.send({ type: 'slip.place' })}
            >
              <SlipStake actor={actor} book={book} />
              <SlipAction actor={actor} book={book} />
            </Form>
          </>
        ) : null}
        {legs.length === 0 && snapshot.hasTag('unsure') ? <SlipAction actor={actor} book={book} /> : null}
      </div>
    </aside>
  )
}
