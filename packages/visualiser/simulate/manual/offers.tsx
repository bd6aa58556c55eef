import { Trans } from '@lingui/react/macro'
import { Section } from '#visualiser/simulate/section.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { Offer } from './offer.tsx'
import styles from './offers.module.css'
import { countedOptions, type Option, type Options } from './options.ts'

type Props = { actor: SimulateActor; options: Options; stateTexts: StateTexts }

export function Offers({ actor, options, stateTexts }: Props) {
  const counted = countedOptions(options)
  const digitOf = (option: Option) => {
    const digit = counted.indexOf(option) + 1
    return digit > 0 && digit < 10 ? digit : undefined
  }
  const waiting = options.waiting.map((one) => ({ ...one, names: one.silences.join(', ') }))
  const taken = options.events.filter(({ isRefused }) => !isRefused)
  return (
    <>
      <Section title={<Trans id="flows.simulate.events">Events</Trans>} count={taken.length}>
        {taken.length === 0 ? (
          <p className={styles.note}>
            <Trans id="flows.simulate.noEvents">No event would be accepted now.</Trans>
          </p>
        ) : null}
        <ul>
          {taken.map((option) => (
            <Offer
              key={option.choice.id}
              actor={actor}
              option={option}
              stateTexts={stateTexts}
              digit={digitOf(option)}
            />
          ))}
        </ul>
      </Section>
      {waiting.map(({ child: { id: actorId }, options, names }) => (
        <Section
          key={actorId}
          title={<Trans id="flows.simulate.mayAnswer">{actorId} may answer</Trans>}
          count={options.length}
        >
          <ul>
            {options.map((option) => (
              <Offer
                key={option.choice.id}
                actor={actor}
                option={option}
                stateTexts={stateTexts}
                digit={digitOf(option)}
              />
            ))}
          </ul>
          {names ? (
            <p className={styles.note}>
              <Trans id="flows.simulate.mayNotAnswer">Cases in which it never answers: {names}</Trans>
            </p>
          ) : null}
          {names === '' && options.length === 0 ? (
            <p className={styles.note}>
              <Trans id="flows.simulate.noAnswers">
                The model has no answers for it; send one with data.
              </Trans>
            </p>
          ) : null}
        </Section>
      ))}
    </>
  )
}
