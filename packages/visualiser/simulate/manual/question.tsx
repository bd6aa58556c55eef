import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { LeadsTo } from '#visualiser/simulate/history/leads-to.tsx'
import { presentOf } from '#visualiser/simulate/history/line.ts'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import type { SimulateContext } from '#visualiser/simulate/simulate-context.ts'
import type { StateTexts } from '#visualiser/simulate/state-texts.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { useRunning } from '#visualiser/simulate/use-running.ts'
import { Choices } from './choices.tsx'
import { answersOf, type ForcedGuards } from './forced-guards.ts'
import row from './guard-row.module.css'
import { optionOf } from './options.ts'
import styles from './question.module.css'

type Props = {
  actor: SimulateActor
  asked: NonNullable<SimulateContext['asked']>
  forced: ForcedGuards
  stateTexts: StateTexts
}

export function Question({ actor, asked, forced, stateTexts }: Props) {
  const { t } = useLingui()
  const go = useRef<HTMLFieldSetElement>(null)
  useEffect(() => go.current?.focus(), [])
  const { simulation, line } = useRunning(actor)
  const answers = { ...answersOf(forced), ...asked.answers }
  const { label } = asked.choice
  const option = optionOf(simulation, presentOf(line), asked.choice, answers)
  const guards = option.asked.map((asked) => ({ ...asked, name: asked.edge.guard ?? '' }))
  return (
    <fieldset className={styles.question} ref={go} tabIndex={-1} aria-label={label}>
      <p className={styles.title}>
        <Trans id="flows.simulate.guardQuestion">{label}: what do the guards answer?</Trans>
      </p>
      <ul>
        {guards.map(({ edge, name, outcome }) => (
          <li key={edge.id} className={row.row}>
            <span className={row.name} data-outcome={outcome}>
              {name}
            </span>
            <Choices
              label={t({ id: 'flows.common.answerOf', message: `Answer from ${name}` })}
              chosen={outcome ? 'yes' : 'no'}
              choices={[
                { value: 'yes', label: t({ id: 'flows.common.yes', message: 'Yes' }) },
                { value: 'no', label: t({ id: 'flows.common.no', message: 'No' }) },
              ]}
              onChoose={(chosen) =>
                actor.send({ type: 'guard.answer', edge: edge.id, answer: chosen === 'yes' })
              }
            />
            <span className={row.edge}>
              {edge.event} → {edge.target}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.leads} role="status">
        <LeadsTo moment={option.after} stateTexts={stateTexts} />
      </p>
      <div className={styles.end}>
        <ToolButton look="act" onClick={() => actor.send({ type: 'question.confirm' })}>
          <Trans id="flows.common.continue">Continue</Trans>
        </ToolButton>
        <ToolButton look="plain" onClick={() => actor.send({ type: 'question.cancel' })}>
          <Trans id="flows.simulate.cancel">Cancel</Trans>
        </ToolButton>
      </div>
    </fieldset>
  )
}
