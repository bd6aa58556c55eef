import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { LotteryDraw } from '#protocol/play/lottery-draws.ts'
import type { LotteryFamily } from '#protocol/play/lottery-games.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import { TimeLeft } from '#ui/kit/text/time-left.tsx'
import { Balls } from './balls.tsx'
import styles from './draw-head.module.css'
import { digitsOf } from './family-text.ts'
import type { LotteryDrawActor } from './lottery-actors.ts'

/** One hour in seconds. If draws are more frequent than this, the closing time includes seconds. */
const HOURLY = 3_600

type Props = {
  actor: LotteryDrawActor
  family: LotteryFamily
  /** The interval between two draws, in seconds. */
  every: number
  onProof: (drawId: string) => void
}

/** Shows when betting on the current draw closes, and the previous draw's result (LOTT-03). */
export function DrawHead({ actor, family, every, onProof }: Props) {
  const { current, previous, ahead } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches({ following: { betting: 'open' } }))
  if (!current) return null
  return (
    <div className={styles.head}>
      <div className={styles.current} data-open={isOpen || undefined}>
        <p className={styles.issue}>
          <Trans id="play.lottery.drawNumber">Draw {current.issue}</Trans>
        </p>
        <p className={styles.clock}>
          {isOpen ? (
            <TimeLeft until={current.locksAt} ahead={ahead} />
          ) : (
            <Trans id="play.lottery.closed">Closed</Trans>
          )}
        </p>
        <p className={styles.small} role="status">
          {isOpen ? (
            <Trans id="play.lottery.opensUntil">
              Bets open until{' '}
              <CalendarTime moment={current.locksAt} show={every < HOURLY ? 'exact' : 'short'} />
            </Trans>
          ) : (
            <Trans id="play.lottery.nextOpensSoon">Bets closed; the next draw opens soon</Trans>
          )}
        </p>
      </div>
      {previous ? <Previous {...{ actor, previous, family, onProof }} /> : null}
      <Freshness actor={actor} />
    </div>
  )
}

type PreviousProps = Omit<Props, 'every'> & { previous: LotteryDraw }

function Previous({ actor, previous, family, onProof }: PreviousProps) {
  return (
    <div className={styles.previous}>
      <p className={styles.issue}>
        <Trans id="play.lottery.drawNumber">Draw {previous.issue}</Trans>
      </p>
      {previous.numbers ? (
        <Balls numbers={previous.numbers} digits={digitsOf(family)} />
      ) : (
        <p className={styles.awaited} aria-hidden="true">
          · · · · ·
        </p>
      )}
      <p className={styles.small}>
        <span role="status">
          <ResultStatus actor={actor} />
        </span>{' '}
        <button type="button" className={styles.proof} onClick={() => onProof(previous.drawId)}>
          <Trans id="play.lottery.verifyThis">Verify this draw</Trans>
        </button>
      </p>
    </div>
  )
}

function ResultStatus({ actor }: { actor: LotteryDrawActor }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (snapshot.matches({ following: { result: 'awaited' } }))
    return <Trans id="play.lottery.resultAwaited">Betting closed; numbers coming soon.</Trans>
  if (snapshot.matches({ following: { result: 'drawn' } }))
    return <Trans id="play.lottery.resultDrawn">Drawn; tickets are being settled.</Trans>
  if (snapshot.matches({ following: { result: 'void' } }))
    return <Trans id="play.lottery.resultVoid">Cancelled; all stakes are refunded.</Trans>
  return <Trans id="play.lottery.resultSettled">Settled.</Trans>
}

function Freshness({ actor }: { actor: LotteryDrawActor }) {
  const { t } = useLingui()
  const isUnsure = useSelector(actor, (snapshot) => snapshot.matches({ following: { line: 'reloadFailed' } }))
  if (!isUnsure) return null
  return (
    <p className={styles.unsure} role="alert">
      <Trans id="play.lottery.outdated">We couldn’t update this; it may be out of date.</Trans>
      <IconButton
        label={t({ id: 'play.lottery.refresh', message: 'Refresh' })}
        onClick={() => actor.send({ type: 'draw.look' })}
      >
        <Icon name="refresh" small />
      </IconButton>
    </p>
  )
}
