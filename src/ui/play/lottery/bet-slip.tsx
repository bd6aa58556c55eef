import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SlipContext } from '#machines/play/lottery-slip.logic.ts'
import type { BetLine } from '#protocol/play/lottery-bets.ts'
import { costOf, placedLines } from '#protocol/play/lottery-slip.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { Money } from '#ui/kit/text/money.tsx'
import styles from './bet-slip.module.css'
import type { LotterySlipActor } from './lottery-actors.ts'
import { numberText } from './play-numbers.ts'
import { SlipFeedback } from './slip-feedback.tsx'

type Props = { slip: LotterySlipActor; symbol: string }

/** The ticket's bets and their cost: count × unit × multiplier (LOTT-03). Placing a bet fixes its odds. */
export function BetSlip({ slip, symbol }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(slip, (snapshot) => snapshot)
  return (
    <section className={styles.slip} aria-label={t({ id: 'play.lottery.ticket', message: 'Your ticket' })}>
      {snapshot.matches('placed') ? (
        <Placed slip={slip} symbol={symbol} />
      ) : (
        <Composed {...{ slip, symbol }} />
      )}
    </section>
  )
}

function Composed({ slip, symbol }: Props) {
  const snapshot = useSelector(slip, (snapshot) => snapshot)
  const { context } = snapshot
  const cost = costOf(placedLines(context))
  const least = context.rules.minStake
  const isBusy = snapshot.hasTag('busy')
  const isLate = snapshot.matches('late')
  return (
    <>
      <header className={styles.head}>
        <h2>
          <Trans id="play.lottery.ticket">Your ticket</Trans>
        </h2>
        <p>
          <Trans id="play.lottery.drawNumber">Draw {context.draw.issue}</Trans>
        </p>
      </header>
      <Lines {...{ slip, symbol }} />
      <Stakes {...{ slip, symbol }} />
      <p className={styles.cost}>
        <span>
          <Trans id="play.lottery.cost">Ticket cost</Trans>
        </span>
        <output className={styles.amount}>
          <Money amount={cost} symbol={symbol} />
        </output>
      </p>
      {cost > 0 && cost < least && context.problem !== 'offLimits' ? (
        <p className={styles.least}>
          <Trans id="play.lottery.minimumCost">
            The minimum per ticket is <Money amount={least} symbol={symbol} />.
          </Trans>
        </p>
      ) : null}
      <SlipFeedback slip={slip} symbol={symbol} />
      {isLate ? null : (
        <Button
          look="act"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) slip.send({ type: 'slip.place' })
          }}
        >
          {isBusy ? (
            <Trans id="play.lottery.placing">Placing…</Trans>
          ) : (
            <Trans id="play.lottery.place">Place bets</Trans>
          )}
        </Button>
      )}
    </>
  )
}

function Lines({ slip, symbol }: Props) {
  const { lines, rules } = useSelector(slip, ({ context }) => context)
  const canChange = useSelector(slip, (snapshot) => snapshot.hasTag('composing'))
  if (lines.length === 0) {
    return (
      <p className={styles.empty}>
        <Trans id="play.lottery.ticketEmpty">
          Pick numbers and add them here. Numbers still picked when you bet count too.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same bet, and lines never move
          <li key={index} className={styles.line}>
            <Line {...{ line, rules, symbol }} />
            {canChange ? <Remove onPress={() => slip.send({ type: 'line.remove', index })} /> : null}
          </li>
        ))}
      </ul>
      {canChange && lines.length > 1 ? (
        <Button look="plain" onClick={() => slip.send({ type: 'slip.clear' })}>
          <Trans id="play.lottery.clearTicket">Clear ticket</Trans>
        </Button>
      ) : null}
    </>
  )
}

function Remove({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  return (
    <IconButton label={t({ id: 'play.lottery.removeLine', message: 'Remove this line' })} onClick={onPress}>
      <Icon name="close" small />
    </IconButton>
  )
}

type LineProps = { line: BetLine; rules: SlipContext['rules']; symbol: string; after?: ReactNode }

export function Line({ line, rules, symbol, after }: LineProps) {
  const { i18n } = useLingui()
  const play = rules.plays.find((one) => one.play === line.play)
  return (
    <div className={styles.bet}>
      <b>{play?.name ?? line.play}</b>
      <span className={styles.numbers}>
        {line.numbers.map((number) => (play ? numberText(number, play) : number)).join(' · ')}
      </span>
      <small>
        <Plural id="play.lottery.lineBets" value={line.count} _0="# bets" one="# bet" other="# bets" /> ×{' '}
        <Money amount={line.unit} symbol={symbol} /> × {line.multiplier} · {i18n.number(line.odds / 1_000)}×
      </small>
      {after}
    </div>
  )
}

function Stakes({ slip, symbol }: Props) {
  const { t } = useLingui()
  const { rules, unit, multiplier } = useSelector(slip, ({ context }) => context)
  const canChange = useSelector(slip, (snapshot) => snapshot.hasTag('composing'))
  if (!canChange) return null
  const times = (by: number) => slip.send({ type: 'multiplier.change', multiplier: multiplier + by })
  return (
    <div className={styles.stakes}>
      <fieldset
        className={styles.units}
        aria-label={t({ id: 'play.lottery.stakePerBet', message: 'Stake per bet' })}
      >
        {rules.units.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.unit}
            aria-pressed={one === unit}
            onClick={() => slip.send({ type: 'unit.choose', unit: one })}
          >
            <Money amount={one} symbol={symbol} />
          </button>
        ))}
      </fieldset>
      <fieldset
        className={styles.times}
        aria-label={t({ id: 'play.lottery.multiplier', message: 'Multiplier' })}
      >
        <button
          type="button"
          className={styles.unit}
          aria-label={t({ id: 'play.lottery.decreaseMultiplier', message: 'Decrease multiplier' })}
          onClick={() => times(-1)}
        >
          −
        </button>
        <output>
          <Plural id="play.lottery.times" value={multiplier} _0="# times" one="# time" other="# times" />
        </output>
        <button
          type="button"
          className={styles.unit}
          aria-label={t({ id: 'play.lottery.increaseMultiplier', message: 'Increase multiplier' })}
          onClick={() => times(1)}
        >
          +
        </button>
        <button type="button" className={styles.unit} onClick={() => times(10)}>
          +10
        </button>
      </fieldset>
    </div>
  )
}

function Placed({ slip, symbol }: Props) {
  const { receipt, rules } = useSelector(slip, ({ context }) => context)
  if (!receipt) return null
  return (
    <>
      <header className={styles.head}>
        <div role="status">
          <h2>
            <Trans id="play.lottery.placed">Your bets are placed</Trans>
          </h2>
        </div>
        <p>
          <Trans id="play.lottery.ticketNumber">Ticket {receipt.id.slice(-8)}</Trans> ·{' '}
          <Trans id="play.lottery.drawNumber">Draw {receipt.issue}</Trans>
        </p>
      </header>
      <ul className={styles.lines}>
        {receipt.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may hold the same bet, and lines never move
          <li key={index} className={styles.line}>
            <Line {...{ line, rules, symbol }} />
          </li>
        ))}
      </ul>
      <p className={styles.cost}>
        <span>
          <Trans id="play.lottery.paid">You paid</Trans>
        </span>
        <span className={styles.amount}>
          <Money amount={receipt.stake} symbol={symbol} />
        </span>
      </p>
      <Button look="act" onClick={() => slip.send({ type: 'slip.another' })}>
        <Trans id="play.lottery.another">New ticket</Trans>
      </Button>
    </>
  )
}
