import { Trans } from '@lingui/react/macro'
import { Section } from '#visualiser/simulate/section.tsx'
import type { Moment } from '#visualiser/simulate/simulation.ts'
import styles from './context-tree.module.css'
import { plainOf } from './plain.ts'
import { PlainEntries } from './plain-tree.tsx'

type Props = {
  present: Moment
  before: Moment | undefined
}

export function ContextTree({ present, before }: Props) {
  const now = plainOf(present.configuration.snapshot.context)
  const then = before && plainOf(before.configuration.snapshot.context)
  return (
    <Section title={<Trans id="flows.common.context">Context</Trans>} isFolded={false}>
      {now instanceof Object && Object.keys(now).length > 0 ? (
        <ul className={styles.tree}>
          <PlainEntries value={now} before={before ? then : now} />
        </ul>
      ) : (
        <p className={styles.none}>
          <Trans id="flows.simulate.noContext">This machine stores no data.</Trans>
        </p>
      )}
    </Section>
  )
}
