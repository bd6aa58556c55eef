import { Trans } from '@lingui/react/macro'
import type { Lifeline } from './sequence.ts'
import styles from './sequence-head.module.css'
import { sequenceWidth } from './sequence-row.tsx'

export function SequenceHead({ lifelines }: { lifelines: readonly Lifeline[] }) {
  return (
    <div className={styles.head} style={{ width: sequenceWidth(lifelines) }}>
      <span className={styles.name}>
        <Trans id="flows.liveInspector.thePage">The page</Trans>
      </span>
      {lifelines.map(({ role, name }) => (
        <span key={role} className={styles.name} title={role}>
          {name}
        </span>
      ))}
    </div>
  )
}
