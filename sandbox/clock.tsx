import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SandboxState } from '#protocol/sandbox/platform.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { CalendarTime } from '#ui/kit/text/calendar-time.tsx'
import styles from './console.module.css'
import { DAYS, playMonth } from './play-month.ts'
import { moveClock } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const steps = [
  { label: <Trans id="sandbox.clock.plusMinute">+1 min</Trans>, by: MINUTE },
  { label: <Trans id="sandbox.clock.plusFiveMinutes">+5 min</Trans>, by: 5 * MINUTE },
  { label: <Trans id="sandbox.clock.plusHour">+1 hour</Trans>, by: HOUR },
  { label: <Trans id="sandbox.clock.plusDay">+1 day</Trans>, by: DAY },
  { label: <Trans id="sandbox.clock.plusThirtyDays">+30 days</Trans>, by: 30 * DAY },
  { label: <Trans id="sandbox.clock.plusNinetyDays">+90 days</Trans>, by: 90 * DAY },
]

type Props = Pick<SandboxState, 'clock' | 'settledUntil'>

/** Moves the platform's clock, on which sessions, codes, passwords, records and contracts depend. */
export function Clock({ clock, settledUntil }: Props) {
  const { t } = useLingui()
  const moving = useChange(moveClock)
  const playing = usePlaying(clock.offset)
  const isMoving = moving.isPending || playing.isPending
  return (
    <Section
      name="clock"
      aside={
        clock.offset === 0 ? null : (
          <Button onClick={() => moving.mutate({ offset: 0 })} disabled={isMoving}>
            <Trans id="sandbox.clock.backToNow">Back to now</Trans>
          </Button>
        )
      }
    >
      <p className={styles.clock}>
        <CalendarTime moment={clock.now} />
      </p>
      {clock.offset > 0 ? (
        <p className={styles.about}>
          <Trans id="sandbox.clock.aheadNote">
            Moving the clock back doesn’t undo what happened while it was ahead. Rebuilding the world does.
          </Trans>
        </p>
      ) : null}
      <div className={styles.steps}>
        {steps.map(({ label, by }) => (
          <Button key={by} onClick={() => moving.mutate({ offset: clock.offset + by })} disabled={isMoving}>
            {label}
          </Button>
        ))}
        <Button
          look="act"
          onClick={playing.isPending ? playing.stop : playing.start}
          disabled={moving.isPending}
        >
          {playing.isPending ? (
            <Trans id="sandbox.clock.stop">Stop</Trans>
          ) : (
            <Trans id="sandbox.clock.runMonth">Run 30 days in 1 min</Trans>
          )}
        </Button>
      </div>
      <label className={styles.toggle}>
        <Trans id="sandbox.clock.playersBet">Players place a few bets each day</Trans>
        <input
          type="checkbox"
          checked={playing.play}
          disabled={playing.isPending}
          onChange={({ target }) => playing.choose(target.checked)}
        />
      </label>
      {playing.isPending ? (
        <progress
          className={styles.progress}
          value={playing.day}
          max={DAYS}
          aria-label={t({ id: 'sandbox.clock.daysDone', message: 'Simulated days' })}
        />
      ) : null}
      <p role="status" className={styles.status}>
        {settledUntil ? (
          <Trans id="sandbox.clock.settledUntil">
            Contracts settled up to <CalendarTime moment={settledUntil} />
          </Trans>
        ) : null}
        {moving.isError || playing.isError ? (
          <Trans id="sandbox.clock.moveFailed">Couldn’t move the clock. Try again.</Trans>
        ) : null}
      </p>
    </Section>
  )
}

/** Simulates a month in about a minute. The user can stop it. */
function usePlaying(offset: number) {
  const queries = useQueryClient()
  const [play, choose] = useState(true)
  const [played, setPlayed] = useState({ day: 0, stop: () => {} })
  const { mutate, ...playing } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      playMonth({
        offset,
        play,
        signal,
        onDay: (day) => {
          setPlayed((before) => ({ ...before, day }))
          return queries.invalidateQueries()
        },
      }),
  })
  const start = () => {
    const stopping = new AbortController()
    setPlayed({ day: 0, stop: () => stopping.abort() })
    mutate(stopping.signal)
  }
  return { ...playing, ...played, play, choose, start }
}
