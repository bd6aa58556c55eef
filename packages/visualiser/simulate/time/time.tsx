import { Trans, useLingui } from '@lingui/react/macro'
import { situationOf } from '@palpite/paths/machine/configuration.ts'
import { LeadsTo } from '#visualiser/simulate/history/leads-to.tsx'
import { presentOf } from '#visualiser/simulate/history/line.ts'
import { StepText } from '#visualiser/simulate/history/step-text.tsx'
import type { Options } from '#visualiser/simulate/manual/options.ts'
import { Section } from '#visualiser/simulate/section.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { useRunning } from '#visualiser/simulate/use-running.ts'
import { clockText, spanText } from './moment-text.ts'
import { PassTime } from './pass-time-form.tsx'
import styles from './time.module.css'

type Props = { actor: SimulateActor; options: Options; stateTexts: StateTexts }

export function Time({ actor, options, stateTexts }: Props) {
  const { t } = useLingui()
  const { simulation, line } = useRunning(actor)
  const { configuration } = presentOf(line)
  const { now } = configuration
  const timers = [...situationOf(configuration).timers].sort((a, b) => a.due - b.due)
  const next = options.time.find(({ choice }) => choice.kind === 'timer')
  const pauses = options.time.filter(({ choice }) => choice.kind === 'pause')
  const passed = spanText(now - simulation.model.startAt)
  return (
    <Section title={<Trans id="flows.simulate.time">Time</Trans>}>
      <p className={styles.clock}>
        <time dateTime={new Date(now).toISOString()}>{clockText(now)}</time>
        <span className={styles.passed}>
          <Trans id="flows.simulate.passed">{passed} since the start</Trans>
        </span>
      </p>
      {timers.length > 0 ? (
        <ul className={styles.timers}>
          {[...timers.entries()].map(([index, { name, due }]) => (
            <li key={index} className={styles.timer}>
              <span className={styles.left}>{spanText(due - now)}</span>
              <span className={styles.name}>{name}</span>
              <ToolButton
                aria-label={t({ id: 'flows.simulate.fireTimer', message: `Fire ${name}` })}
                title={t({ id: 'flows.simulate.earlierTimers', message: 'Timers due earlier fire first' })}
                onClick={() =>
                  due > now
                    ? actor.send({ type: 'time.pass', ms: due - now })
                    : next && actor.send({ type: 'choice.take', choice: next.choice })
                }
              >
                <Trans id="flows.simulate.fire">Fire</Trans>
              </ToolButton>
              {index === 0 && next ? (
                <span className={styles.leads}>
                  <LeadsTo moment={next.after} stateTexts={stateTexts} />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>
          <Trans id="flows.simulate.noTimer">No timer is running.</Trans>
        </p>
      )}
      <div className={styles.ways}>
        {pauses.map(({ choice }) => (
          <ToolButton key={choice.id} onClick={() => actor.send({ type: 'choice.take', choice })}>
            <StepText label={choice.label} />
          </ToolButton>
        ))}
        <PassTime actor={actor} />
      </div>
    </Section>
  )
}
