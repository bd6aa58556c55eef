import { Plural, Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SlipContext, SlipProblem } from '#machines/play/lottery-slip.logic.ts'
import { costOf, placedLines, playOf } from '#protocol/play/lottery-slip.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { FailureSentences } from '#ui/kit/errors/failure-text.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './bet-slip.module.css'
import type { LotterySlipActor } from './lottery-actors.ts'

type Props = { slip: LotterySlipActor; symbol: string }

export function SlipFeedback({ slip, symbol }: Props) {
  const snapshot = useSelector(slip, (snapshot) => snapshot)
  const { context } = snapshot
  if (snapshot.matches('late')) return <Late slip={slip} />
  if (snapshot.matches('outcomeUnknown')) return <Unsure slip={slip} />
  if (snapshot.matches({ composing: 'failed' })) {
    return (
      <Alert>
        <FailureSentences failure={context.failure} />{' '}
        <Trans id="play.lottery.nothingPlaced">No bets were placed.</Trans>
      </Alert>
    )
  }
  const { problem } = context
  return problem ? <Alert>{problemTexts[problem](context, symbol)}</Alert> : null
}

const problemTexts: Record<SlipProblem, (context: SlipContext, symbol: string) => ReactNode> = {
  incomplete: (context) => (
    <Plural
      id="play.lottery.tooFewNumbers"
      comment="Alert. {0} is the smallest number of numbers of a bet, at least 1"
      value={playOf(context)?.fewest ?? 1}
      _0="Pick at least # numbers for a bet."
      one="Pick at least # number for a bet."
      other="Pick at least # numbers for a bet."
    />
  ),
  full: () => <Trans id="play.lottery.ticketFull">This ticket is full. Place it before you add more.</Trans>,
  empty: () => <Trans id="play.lottery.noBets">There are no bets on the ticket yet.</Trans>,
  offLimits: (context, symbol) => {
    const { minStake, maxStake } = context.rules
    return costOf(placedLines(context)) < minStake ? (
      <Trans id="play.lottery.belowMinimum">
        The minimum per ticket is <Money amount={minStake} symbol={symbol} />. No bets were placed.
      </Trans>
    ) : (
      <Trans id="play.lottery.aboveMaximum">
        The maximum per ticket is <Money amount={maxStake} symbol={symbol} />. No bets were placed.
      </Trans>
    )
  },
  notEnough: ({ balance }, symbol) => (
    <Trans id="play.lottery.notEnough">
      Your balance of <Money amount={balance ?? 0} symbol={symbol} /> isn’t enough. No bets were placed; make
      a deposit or remove some bets.
    </Trans>
  ),
  oddsChanged: () => (
    <Trans id="play.lottery.oddsChanged">
      The odds of these bets have changed. No bets were placed; check the new odds and bet again.
    </Trans>
  ),
  notTaken: () => (
    <Trans id="play.lottery.notAccepted">
      We can’t accept these bets. No bets were placed; change them and try again.
    </Trans>
  ),
}

const Alert = ({ children }: { children: ReactNode }) => (
  <p className={styles.said} role="alert">
    {children}
  </p>
)

function Unsure({ slip }: { slip: LotterySlipActor }) {
  const isWaiting = useSelector(slip, (snapshot) => snapshot.matches({ outcomeUnknown: 'waiting' }))
  const ask = () => slip.send({ type: 'slip.ask' })
  return (
    <div className={styles.late}>
      <Alert>
        <Trans id="play.lottery.outcomeUnknown">
          We haven’t got an answer yet. We’re checking your bets; none is placed twice.
        </Trans>
      </Alert>
      <Button aria-disabled={!isWaiting} onClick={isWaiting ? ask : undefined}>
        <Trans id="common.checkNow">Check now</Trans>
      </Button>
    </div>
  )
}

function Late({ slip }: { slip: LotterySlipActor }) {
  const isOffered = useSelector(slip, (snapshot) => snapshot.matches({ late: 'offered' }))
  const draw = useSelector(slip, ({ context }) => context.draw)
  return (
    <div className={styles.late}>
      <Alert>
        <Trans id="play.lottery.late">
          Betting on this draw has closed. No bets were placed; your ticket is kept.
        </Trans>{' '}
        {isOffered ? (
          <Trans id="play.lottery.lateNext">
            Draw {draw.issue} takes bets until <CalendarTime moment={draw.locksAt} show="exact" />, Brasília
            time.
          </Trans>
        ) : (
          <Trans id="play.lottery.lateNoNext">The next draw opens soon.</Trans>
        )}
      </Alert>
      {isOffered ? (
        <Button look="act" onClick={() => slip.send({ type: 'slip.next' })}>
          <Trans id="play.lottery.betOnNext">Bet on draw {draw.issue}</Trans>
        </Button>
      ) : null}
      <Button look="plain" onClick={() => slip.send({ type: 'slip.back' })}>
        <Trans id="play.lottery.changeBets">Change bets</Trans>
      </Button>
    </div>
  )
}
