import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { gameVisitMachine } from '#machines/play/game-visit.machine.ts'
import type { GameVisit } from '#protocol/play/game-visit.ts'
import { useNow } from '#ui/kit/hooks/use-now.ts'
import { moneyText } from '#ui/kit/text/money-text.ts'
import styles from './game-tally.module.css'

const MINUTE = 60
const HOUR = 3_600

type Props = {
  visit: ActorRefFrom<typeof gameVisitMachine>
  /** Whether amounts are hidden, as chosen for the balance. */
  isMasked: boolean
}

export function GameTally({ visit, isMasked }: Props) {
  const { begunAt } = useSelector(visit, ({ context }) => context.visit)
  const figures = useSelector(visit, ({ context }) => context.figures)
  const isStale = useSelector(visit, (snapshot) => snapshot.matches('loadFailed'))
  return (
    <Figures
      time={<TimePlayed since={begunAt} />}
      net={<Net figures={figures} isMasked={isMasked} isStale={isStale} />}
    />
  )
}

export function GameTallySkeleton() {
  const unknown = (
    <span className={styles.figure} translate="no" data-unknown>
      0:00
    </span>
  )
  return <Figures time={unknown} net={unknown} />
}

function Figures({ time, net }: { time: ReactNode; net: ReactNode }) {
  return (
    <>
      <span className={styles.entry}>
        <span className={styles.label}>
          <Trans id="play.gameFrame.playedFor">Played for</Trans>
        </span>
        {time}
      </span>
      <span className={styles.entry}>
        <span className={styles.label}>
          <Trans id="play.gameFrame.thisVisit">This visit</Trans>
        </span>
        {net}
      </span>
    </>
  )
}

function TimePlayed({ since }: { since: number }) {
  const now = useNow() ?? since
  return (
    <span className={styles.figure} translate="no" role="timer" aria-live="off">
      {durationText(Math.max(0, Math.floor((now - since) / 1000)))}
    </span>
  )
}

/** Formats a number of seconds as hours, minutes and seconds, for example 0:07, 12:34 or 1:02:03. */
function durationText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / MINUTE) % MINUTE
  const rest = two(seconds % MINUTE)
  return seconds < HOUR ? `${minutes}:${rest}` : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}`
}

type NetProps = { figures: GameVisit | null; isMasked: boolean; isStale: boolean }

function Net({ figures, isMasked, isStale }: NetProps) {
  const { t, i18n } = useLingui()
  if (!figures) {
    return (
      <span
        className={styles.figure}
        translate="no"
        title={isStale ? t({ id: 'play.gameFrame.noFigures', message: 'Couldn’t load this yet' }) : undefined}
      >
        –
      </span>
    )
  }
  const { staked, won, currencySymbol } = figures
  if (isMasked)
    return (
      <span className={styles.figure} translate="no">
        {currencySymbol} ••••
      </span>
    )
  const net = won - staked
  const stakes = moneyText(i18n, staked, currencySymbol)
  const wins = moneyText(i18n, won, currencySymbol)
  return (
    <span
      className={styles.figure}
      translate="no"
      data-net={net > 0 ? 'won' : net < 0 ? 'lost' : 'even'}
      data-stale={isStale || undefined}
      title={t({ id: 'play.gameFrame.stakedAndWon', message: `Staked ${stakes}, won ${wins}` })}
    >
      {net > 0 ? '+' : ''}
      {moneyText(i18n, net, currencySymbol)}
    </span>
  )
}
