import { Trans } from '@lingui/react/macro'
import type { SandboxState } from '#contract/sandbox.ts'
import { Button } from '#ui/kit/button.tsx'
import { LocalTime } from '#ui/kit/local-time.tsx'
import styles from './console.module.css'
import { moveClock } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const steps = [
  { label: <Trans>+1 min</Trans>, by: MINUTE },
  { label: <Trans>+5 min</Trans>, by: 5 * MINUTE },
  { label: <Trans>+1 hour</Trans>, by: HOUR },
  { label: <Trans>+1 day</Trans>, by: DAY },
  { label: <Trans>+90 days</Trans>, by: 90 * DAY },
]

/** Moves the platform's time: sessions, codes, passwords and records go by it. */
export function Clock({ clock }: { clock: SandboxState['clock'] }) {
  const moving = useChange(moveClock)
  return (
    <Section
      title={<Trans>Clock</Trans>}
      aside={
        clock.offset === 0 ? null : (
          <Button onClick={() => moving.mutate(0)}>
            <Trans>Back to now</Trans>
          </Button>
        )
      }
    >
      <p className={styles.clock}>
        <LocalTime moment={clock.now} />
      </p>
      <div className={styles.steps}>
        {steps.map(({ label, by }) => (
          <Button key={by} onClick={() => moving.mutate(clock.offset + by)} disabled={moving.isPending}>
            {label}
          </Button>
        ))}
      </div>
    </Section>
  )
}
