import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { LeadsTo } from '#visualiser/simulate/history/leads-to.tsx'
import { StepText } from '#visualiser/simulate/history/step-text.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { GuardRow } from './guard-row.tsx'
import styles from './offer.module.css'
import type { Option } from './options.ts'

type Props = {
  actor: SimulateActor
  option: Option
  stateTexts: StateTexts
  /** The digit key that selects this option. */
  digit?: number | undefined
}

export function Offer({ actor, option, stateTexts, digit }: Props) {
  const { choice, after, asked, isRefused } = option
  const [isOpen, open] = useState(false)
  const count = asked.length
  return (
    <li className={styles.offer}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.take}
          data-option
          data-refused={isRefused || undefined}
          aria-keyshortcuts={digit === undefined ? undefined : String(digit)}
          onClick={() => actor.send({ type: 'choice.take', choice })}
        >
          <span className={styles.digit} aria-hidden="true">
            {digit}
          </span>
          <span className={styles.what}>
            <span className={styles.label}>
              <StepText label={choice.label} />
            </span>{' '}
            <span className={styles.leads}>
              <LeadsTo moment={after} stateTexts={stateTexts} />
            </span>
          </span>
        </button>
        {count > 0 ? (
          <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            <Plural
              id="flows.simulate.guardCount"
              value={count}
              _0="No guards"
              one="# guard"
              other="# guards"
            />
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <ul className={styles.guards}>
          {asked.map((guard) => (
            <GuardRow key={guard.edge.id} actor={actor} guard={guard} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
