import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { raffleClaimMachine } from '#machines/rewards/raffle-claim.machine.ts'
import type { PromotionDetails } from '#protocol/rewards/promotions.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { ActionFailed } from '#ui/kit/errors/action-failed.tsx'
import { Unsure, useUnsure } from '#ui/kit/feedback/unsure.tsx'
import { ReceiptCard, ReceiptPart } from '#ui/kit/layout/receipt-card.tsx'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './promotion-act.module.css'

export type RaffleActor = ActorRefFrom<typeof raffleClaimMachine>

type Raffle = NonNullable<PromotionDetails['raffle']>

type Props = { actor: RaffleActor; raffle: Raffle; currency: string }

/** Draws raffle tickets, and shows the results and the member's remaining chances (PROMO-03). */
export function RaffleDraw({ actor, raffle, currency }: Props) {
  const symbol = currencySymbol(currency)
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { sendDraw } = snapshot.children
  const isUnsure = useUnsure(sendDraw)
  return (
    <div className={styles.act}>
      <DrawResult actor={actor} symbol={symbol} />
      <Chances actor={actor} raffle={raffle} symbol={symbol} />
      {snapshot.matches('failed') ? <ActionFailed failure={snapshot.context.failure} /> : null}
      {sendDraw && isUnsure ? <Unsure doing={sendDraw} /> : null}
      <DrawButton actor={actor} />
      <EarlierResults actor={actor} symbol={symbol} />
    </div>
  )
}

function DrawResult({ actor, symbol }: { actor: RaffleActor; symbol: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { drawn } = snapshot.context
  if (!drawn) return <div role="status" />
  const { prize, turnover } = drawn
  return (
    <div role="status">
      <ReceiptCard>
        <ReceiptPart>
          <div className={styles.slip}>
            <p className={styles.prize}>
              {prize.amount > 0 ? <Money amount={prize.amount} symbol={symbol} /> : prize.name}
            </p>
            <p>
              {prize.amount > 0 ? (
                <Trans id="rewards.promotions.inBalance">It’s in your balance.</Trans>
              ) : (
                <Trans id="rewards.promotions.blankTicket">This ticket has no prize.</Trans>
              )}{' '}
              {turnover > 0 ? (
                <Trans id="rewards.wagerToWithdraw">
                  Wager <Money amount={turnover} symbol={symbol} /> to withdraw.
                </Trans>
              ) : null}
            </p>
          </div>
        </ReceiptPart>
      </ReceiptCard>
    </div>
  )
}

function EarlierResults({ actor, symbol }: { actor: RaffleActor; symbol: string }) {
  const { t } = useLingui()
  const { drawn, results } = useSelector(actor, ({ context }) => context)
  const earlier = drawn ? results.slice(0, -1) : results
  if (earlier.length === 0) return null
  return (
    <div>
      <p className={styles.label}>
        <Trans id="rewards.promotions.earlierTickets">Your earlier tickets</Trans>
      </p>
      <ol
        className={styles.prizes}
        aria-label={t({ id: 'rewards.promotions.earlierTickets', message: 'Your earlier tickets' })}
      >
        {earlier.map(({ prize }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results never move
          <li key={place}>
            {prize.amount > 0 ? <Money amount={prize.amount} symbol={symbol} /> : prize.name}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Chances({ actor, raffle, symbol }: { actor: RaffleActor; raffle: Raffle; symbol: string }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { chances } = snapshot.context
  const missing = raffle.chances?.missing ?? null
  if (snapshot.matches('visitor') || snapshot.matches('trial')) {
    return (
      <p className={styles.note}>
        <Trans id="rewards.promotions.chanceRule">
          Each <Money amount={raffle.per} symbol={symbol} /> deposited is one chance, up to {raffle.most} per
          player.
        </Trans>
      </p>
    )
  }
  return (
    <p className={styles.note}>
      <strong>
        <Plural
          id="rewards.promotions.chancesLeft"
          value={chances}
          _0="No chances left"
          one="# chance left"
          other="# chances left"
        />
      </strong>{' '}
      {missing === null ? (
        <Trans id="rewards.promotions.allChancesEarned">You’ve earned the maximum number of chances.</Trans>
      ) : (
        <>
          <Trans id="rewards.promotions.nextChance">
            Deposit <Money amount={missing} symbol={symbol} /> more for the next one.
          </Trans>{' '}
          <Link className={styles.way} to="/member/{-$page}" params={{ page: 'depositv2' }}>
            <Trans id="common.deposit">Deposit</Trans>
          </Link>
        </>
      )}
    </p>
  )
}

function DrawButton({ actor }: { actor: RaffleActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const may = snapshot.can({ type: 'raffle.draw' })
  return (
    <Button look="act" aria-disabled={!may} onClick={() => actor.send({ type: 'raffle.draw' })}>
      <DrawText actor={actor} />
    </Button>
  )
}

function DrawText({ actor }: { actor: RaffleActor }): ReactNode {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches('visitor')) return <Trans id="rewards.promotions.loginToDraw">Log in and draw</Trans>
  if (snapshot.matches('trial')) return <Trans id="common.signUpFromDemo">Sign up</Trans>
  if (snapshot.matches('drawing')) return <Trans id="rewards.promotions.drawing">Drawing…</Trans>
  if (snapshot.matches('closed')) {
    const isExhausted = snapshot.context.refusal === 'raffle.exhausted'
    return isExhausted ? (
      <Trans id="rewards.promotions.noTickets">No tickets left</Trans>
    ) : (
      <Trans id="rewards.promotions.raffleUnavailable">Raffle unavailable</Trans>
    )
  }
  return snapshot.context.results.length > 0 ? (
    <Trans id="rewards.promotions.drawAgain">Draw again</Trans>
  ) : (
    <Trans id="rewards.promotions.drawTicket">Draw a ticket</Trans>
  )
}
