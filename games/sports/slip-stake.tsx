import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OpenedBook, SlipMode } from '#protocol/play/sports.ts'
import { MoneyField } from '#ui/kit/forms/money-field.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { useMoney } from '../parts/use-money.ts'
import styles from './bet-slip.module.css'
import { modeOf, problemOf, totalsOf } from './slip-context.ts'
import type { SlipActor } from './sports-book.tsx'
import { useSportsLabels } from './use-sports-labels.ts'

/** How much each button adds to the stake, in minor units. */
const MORE = [500, 1_000, 5_000]

export function SlipStake({ actor, book }: { actor: SlipActor; book: OpenedBook }) {
  const { context, ...snapshot } = useSelector(actor, (snapshot) => snapshot)
  const { stake, legs } = context
  const { t } = useLingui()
  const { oddsText } = useSportsLabels()
  const money = useMoney(book.currency)
  const mode = modeOf(context)
  const totals = totalsOf(context)
  const isLocked = snapshot.value !== 'composing'
  const change = (amount: number | null) => actor.send({ type: 'stake.change', stake: amount })
  const modes: Record<SlipMode, string> = {
    multiple: t({ id: 'games.sports.modeAccumulator', message: 'Accumulator' }),
    single: t({ id: 'games.sports.modeSingles', message: 'Singles' }),
  }
  return (
    <>
      {legs.length > 1 ? (
        <fieldset
          className={styles.modes}
          disabled={isLocked}
          aria-label={t({ id: 'games.sports.betType', message: 'Bet type' })}
        >
          {(['multiple', 'single'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.mode}
              aria-pressed={mode === one}
              onClick={() => actor.send({ type: 'mode.change', mode: one })}
            >
              {modes[one]}
            </button>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={styles.stake} disabled={isLocked}>
        <MoneyField
          label={
            mode === 'single' && legs.length > 1 ? (
              <Trans id="games.sports.stakePerBet">Stake per bet</Trans>
            ) : (
              <Trans id="games.common.stake">Stake</Trans>
            )
          }
          name="stake"
          amount={stake}
          symbol={currencySymbol(book.currency)}
          most={book.limits.most}
          error={
            !isLocked && problemOf(context) === 'noStake' ? (
              <Trans id="games.sports.stakeMissing">Enter how much you want to bet.</Trans>
            ) : null
          }
          onAmount={change}
        />
        <div className={styles.more}>
          {MORE.map((amount) => (
            <button
              key={amount}
              type="button"
              className={styles.add}
              onClick={() => change((stake ?? 0) + amount)}
            >
              +{amount / 100}
            </button>
          ))}
        </div>
      </fieldset>
      <dl className={styles.totals}>
        {totals.odds === null ? null : (
          <div>
            <dt>
              <Trans id="games.sports.totalOdds">Total odds</Trans>
            </dt>
            <dd translate="no">{oddsText(totals.odds)}</dd>
          </div>
        )}
        {totals.bets > 1 ? (
          <div>
            <dt>
              <Trans id="games.sports.totalStake">
                <Plural
                  value={totals.bets}
                  _0="No bets"
                  one="# bet, total stake"
                  other="# bets, total stake"
                />
              </Trans>
            </dt>
            <dd translate="no">{money(totals.stake)}</dd>
          </div>
        ) : null}
        <div>
          <dt>
            <Trans id="games.sports.potentialPayout">Potential payout</Trans>
          </dt>
          <dd className={styles.payout} translate="no">
            {money(totals.payout)}
          </dd>
        </div>
      </dl>
    </>
  )
}
