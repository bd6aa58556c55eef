import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import type { DepositChannel } from '#protocol/cashier/deposits.ts'
import {
  bonusFor,
  type DepositPromotion,
  depositTurnoverFor,
  isForChannel,
  type PromotionRefusal,
  usablePromotions,
} from '#protocol/rewards/deposit-bonus.ts'
import styles from '#ui/cashier/money/money-form.module.css'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import { Radio } from '#ui/kit/forms/radio.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import own from './bonus-choice.module.css'
import type { DepositActor } from './deposit.tsx'

export function BonusChoice({ actor }: { actor: DepositActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const errorId = useId()
  const { channels, channelId, amount, currency } = snapshot.context
  const { promotions, promotionId, bonusInUse, promotionRefusal, depositTurnover } = snapshot.context
  const symbol = currencySymbol(currency)
  const usable = usablePromotions(promotions)
  const chosen = usable.find(({ id }) => id === promotionId)
  // If the bonus is not available for the chosen channel, the error is shown immediately. The amount is
  // validated on submit.
  const bonusError = chosen && !isForChannel(chosen, channelId) ? 'channel' : snapshot.context.bonusError
  const choose = (promotionId: string | null) => actor.send({ type: 'promotion.choose', promotionId })
  return (
    <>
      {usable.length > 0 ? (
        <fieldset
          className={styles.part}
          disabled={!snapshot.can({ type: 'promotion.choose', promotionId: null })}
          aria-describedby={bonusError ? errorId : undefined}
        >
          <legend className={styles.legend}>
            <Trans id="common.bonus">Bonus</Trans>
          </legend>
          <div className={styles.ways}>
            <Offer id="" isChosen={promotionId === null} onChoose={() => choose(null)}>
              <b>
                <Trans id="cashier.deposit.noBonus">No bonus</Trans>
              </b>
              <small>
                <Trans id="cashier.deposit.noBonusHint">Only your deposit goes to your balance.</Trans>
              </small>
            </Offer>
            {usable.map((promotion) => (
              <Offer
                key={promotion.id}
                id={promotion.id}
                isChosen={promotion.id === promotionId}
                onChoose={() => choose(promotion.id)}
              >
                <b>{promotion.title}</b>
                <Terms promotion={promotion} channels={channels} symbol={symbol} />
              </Offer>
            ))}
          </div>
          {bonusError && chosen ? (
            <p id={errorId} className={own.error} role="alert">
              {bonusError === 'channel' ? (
                <Trans id="cashier.deposit.bonusWrongMethod">
                  Bonus not valid for this payment method. Change one of them.
                </Trans>
              ) : (
                <Trans id="cashier.deposit.bonusBelowMinimum">
                  This bonus needs a deposit of at least <Money amount={chosen.min} symbol={symbol} />.
                </Trans>
              )}
            </p>
          ) : null}
          {chosen && bonusError !== 'channel' && amount !== null && amount >= chosen.min ? (
            <Sum promotion={chosen} amount={amount} depositTurnover={depositTurnover} symbol={symbol} />
          ) : null}
        </fieldset>
      ) : null}
      {bonusInUse ? (
        <p className={own.note}>
          <Trans id="cashier.deposit.bonusInUse">
            You already have a bonus in progress. Wagering left:{' '}
            <Money amount={bonusInUse.turnoverLeft} symbol={symbol} />.
          </Trans>{' '}
          <Link to="/member/{-$page}" params={{ page: 'bonusDetails' }}>
            <Trans id="cashier.deposit.seeBonuses">See your bonuses</Trans>
          </Link>
        </p>
      ) : null}
      {promotionRefusal ? (
        <NoticeBar title={<Trans id="cashier.deposit.bonusRefused">This bonus can’t be used</Trans>}>
          <RefusalText refusal={promotionRefusal} />{' '}
          {snapshot.matches({ editing: 'refused' }) ? (
            <Trans id="cashier.deposit.bonusRefusedNotCreated">
              No deposit was created. You can deposit without it.
            </Trans>
          ) : (
            <Trans id="cashier.deposit.bonusRefusedHint">You can deposit without it.</Trans>
          )}
        </NoticeBar>
      ) : null}
    </>
  )
}

type OfferProps = { id: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

const Offer = ({ id, isChosen, onChoose, children }: OfferProps) => (
  <label className={own.offer}>
    <Radio name="promotion" value={id} checked={isChosen} onChange={onChoose} />
    <span>{children}</span>
  </label>
)

type Shown = { promotion: DepositPromotion; symbol: string }

/**
 * The bonus terms, in two or three lines: amount, cap and minimum; wagering requirement and expiry; and the
 * channels, if they are limited.
 */
function Terms({ promotion, channels, symbol }: Shown & { channels: readonly DepositChannel[] }) {
  const { t, i18n } = useLingui()
  const { share, cap, min, turnoverFactor, lasts } = promotion
  const only = promotion.channels && channels.filter(({ id }) => isForChannel(promotion, id))
  const names = only?.map(({ name }) => name).join(', ')
  const percent = i18n.number(share / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <small>
        <Trans id="cashier.deposit.bonusTerms">
          {percent} of your deposit, up to <Money amount={cap} symbol={symbol} />. Minimum deposit:{' '}
          <Money amount={min} symbol={symbol} />.
        </Trans>
      </small>
      <small>
        {turnoverFactor > 0 ? (
          <Trans id="cashier.deposit.bonusWagering">
            Wagering requirement (rollover): {turnoverFactor} × the bonus.
          </Trans>
        ) : (
          <Trans id="cashier.deposit.bonusNoWagering">No wagering requirement (rollover).</Trans>
        )}{' '}
        {t({
          id: 'cashier.deposit.bonusLasts',
          message: `${plural(lasts, { 0: 'Valid for # days.', one: 'Valid for # day.', other: 'Valid for # days.' })}`,
        })}
      </small>
      {names ? (
        <small>
          <Trans id="cashier.deposit.bonusMethods">Only with: {names}.</Trans>
        </small>
      ) : null}
    </>
  )
}

type Summed = Shown & {
  /** Minor units. */
  amount: number
  /** The wagering requirement for the deposit itself, in basis points of the amount. */
  depositTurnover: number
}

function Sum({ promotion, amount, depositTurnover, symbol }: Summed) {
  const bonus = bonusFor(promotion, amount)
  const forBonus = bonus * promotion.turnoverFactor
  const forDeposit = depositTurnoverFor(amount, depositTurnover)
  const total = forBonus + forDeposit
  return (
    <>
      <dl className={own.sum} aria-live="polite">
        <div>
          <dt>
            <Trans id="common.bonus">Bonus</Trans>
          </dt>
          <dd>
            <Money amount={bonus} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="cashier.deposit.depositAndBonus">Deposit and bonus</Trans>
          </dt>
          <dd>
            <Money amount={amount + bonus} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="cashier.deposit.wageringForDeposit">Wagering for your deposit</Trans>
          </dt>
          <dd>
            <Money amount={forDeposit} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="cashier.deposit.wageringForBonus">Wagering for the bonus</Trans>
          </dt>
          <dd>
            <Money amount={forBonus} symbol={symbol} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans id="cashier.deposit.wageringTotal">Total wagering</Trans>
          </dt>
          <dd>
            <Money amount={total} symbol={symbol} />
          </dd>
        </div>
      </dl>
      <p className={own.note}>
        {total > 0 ? (
          <Trans id="cashier.deposit.wageringWarning">
            You can’t withdraw before you’ve wagered <Money amount={total} symbol={symbol} />, not even your
            own money.
          </Trans>
        ) : null}{' '}
        <Trans id="cashier.deposit.bonusRules">
          Bets use your own money first. You can cancel the bonus on the Bonus page; the unused part then
          leaves your balance.
        </Trans>
      </p>
    </>
  )
}

function RefusalText({ refusal: { why, reason } }: { refusal: PromotionRefusal }) {
  switch (why) {
    case 'used':
      return <Trans id="common.promotionUsed">You’ve used this promotion already.</Trans>
    case 'otherBonus':
      return (
        <Trans id="cashier.deposit.bonusOneAtATime">
          You already have a deposit bonus. Use one at a time.
        </Trans>
      )
    case 'notEligible':
      return <>{reason}</>
    default:
      return <Trans id="cashier.deposit.promotionEnded">This promotion has ended or isn’t available.</Trans>
  }
}
