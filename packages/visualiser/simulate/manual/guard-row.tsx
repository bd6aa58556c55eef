import { useLingui } from '@lingui/react/macro'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { Choices } from './choices.tsx'
import styles from './guard-row.module.css'
import type { Asked } from './options.ts'

type GuardMode = 'own' | 'yes' | 'no'

const modeOf = ({ isForced, outcome }: Asked): GuardMode => (isForced ? (outcome ? 'yes' : 'no') : 'own')

export function GuardRow({ actor, guard }: { actor: SimulateActor; guard: Asked }) {
  const { t } = useLingui()
  const { edge, outcome } = guard
  const name = edge.guard ?? ''
  const say = (chosen: GuardMode) =>
    actor.send(
      chosen === 'own'
        ? { type: 'guard.release', edge: edge.id }
        : { type: 'guard.force', edge: edge.id, answer: chosen === 'yes', isKept: false },
    )
  const own = outcome
    ? t({ id: 'flows.simulate.ownYes', message: 'Own answer: yes' })
    : t({ id: 'flows.simulate.ownNo', message: 'Own answer: no' })
  return (
    <li className={styles.row}>
      <span className={styles.name} data-outcome={outcome}>
        {name}
      </span>
      <Choices
        label={t({ id: 'flows.common.answerOf', message: `Answer from ${name}` })}
        chosen={modeOf(guard)}
        choices={[
          {
            value: 'own',
            label: guard.isForced ? t({ id: 'flows.simulate.own', message: 'Own answer' }) : own,
          },
          { value: 'yes', label: t({ id: 'flows.common.yes', message: 'Yes' }) },
          { value: 'no', label: t({ id: 'flows.common.no', message: 'No' }) },
        ]}
        onChoose={say}
      />
      <span className={styles.edge}>
        {edge.event} → {edge.target}
      </span>
    </li>
  )
}
