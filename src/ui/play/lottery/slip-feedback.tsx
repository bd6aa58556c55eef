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
        <FailureSentences failure={context.failure} /> <Trans>Nothing was placed.</Trans>
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
  full: () => <Trans>This slip is full. Place it before you add more.</Trans>,
  empty: () => <Trans>There is no bet on the slip yet.</Trans>,
  offLimits: (context, symbol) => {
    const { minStake, maxStake } = context.rules
    return costOf(placedLines(context)) < minStake ? (
      <Trans>
        A slip costs <Money amount={minStake} symbol={symbol} /> at least. Nothing was placed.
      </Trans>
    ) : (
      <Trans>
        A slip costs <Money amount={maxStake} symbol={symbol} /> at most. Nothing was placed.
      </Trans>
    )
  },
  notEnough: ({ balance }, symbol) => (
    <Trans>
      Your balance of <Money amount={balance ?? 0} symbol={symbol} /> is not enough. Nothing was placed.
    </Trans>
  ),
  oddsChanged: () => <Trans>These bets pay something else by now, as you see. Nothing was placed.</Trans>,
  notTaken: () => <Trans>These bets are not taken. Nothing was placed.</Trans>,
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
        <Trans>
          No answer came. The platform is being asked what became of your bets; none is placed twice.
        </Trans>
      </Alert>
      <Button aria-disabled={!isWaiting} onClick={isWaiting ? ask : undefined}>
        <Trans>Ask now</Trans>
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
        <Trans>The draw takes no more bets. Nothing was placed, and your bets are kept.</Trans>{' '}
        {isOffered ? (
          <Trans>
            Draw {draw.issue} takes them until <CalendarTime moment={draw.locksAt} show="exact" />, Brasília
            time.
          </Trans>
        ) : (
          <Trans>The next draw is about to be known.</Trans>
        )}
      </Alert>
      {isOffered ? (
        <Button look="act" onClick={() => slip.send({ type: 'slip.next' })}>
          <Trans>Bet on draw {draw.issue}</Trans>
        </Button>
      ) : null}
      <Button look="plain" onClick={() => slip.send({ type: 'slip.back' })}>
        <Trans>Change the bets</Trans>
      </Button>
    </div>
  )
}
