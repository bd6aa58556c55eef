import { Trans } from '@lingui/react/macro'
import { Section } from '#visualiser/simulate/section.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { GuardRow } from './guard-row.tsx'
import type { Options } from './options.ts'
import styles from './refusals.module.css'

type Props = { actor: SimulateActor; options: Options; stateTexts: StateTexts }

export function Refusals({ actor, options, stateTexts }: Props) {
  const refused = options.events.filter(({ isRefused }) => isRefused)
  const count = refused.length + options.unheard.length
  if (count === 0) return null
  return (
    <Section
      title={<Trans id="flows.simulate.notAccepted">Not accepted now</Trans>}
      count={count}
      isFolded={refused.length === 0}
    >
      <ul>
        {refused.map(({ choice, asked }) => (
          <li key={choice.id} className={styles.refused}>
            <div className={styles.line}>
              <span className={styles.label}>{choice.label}</span>
              <ToolButton look="plain" onClick={() => actor.send({ type: 'choice.take', choice })}>
                <Trans id="flows.simulate.sendAnyway">Send it anyway</Trans>
              </ToolButton>
            </div>
            {asked.length === 0 ? (
              <p className={styles.reason}>
                <Trans id="flows.simulate.ignoredHere">The event is expected here, but does nothing.</Trans>
              </p>
            ) : (
              <p className={styles.reason}>
                <Trans id="flows.simulate.guardsSayNo">These guards say no:</Trans>
              </p>
            )}
            <ul>
              {asked.map((guard) => (
                <GuardRow key={guard.edge.id} actor={actor} guard={guard} />
              ))}
            </ul>
          </li>
        ))}
        {options.unheard.map(({ type, listeners }) => (
          <li key={type} className={styles.refused}>
            <span className={styles.label}>{type}</span>
            <p className={styles.reason}>
              {listeners.length === 0 ? (
                <Trans id="flows.simulate.noState">No state accepts this event.</Trans>
              ) : (
                <>
                  <Trans id="flows.simulate.noActiveState">
                    No active state accepts this event. These would:
                  </Trans>{' '}
                  {listeners.map((state) => (
                    <button
                      key={state}
                      type="button"
                      className={styles.state}
                      title={stateTexts.ofState(state)}
                      onClick={() => actor.send({ type: 'pathSearch.seek', goal: state, from: 'here' })}
                    >
                      {state}
                    </button>
                  ))}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
