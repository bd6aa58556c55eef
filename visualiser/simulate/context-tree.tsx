import { Trans } from '@lingui/react/macro'
import styles from './context-tree.module.css'
import { isSamePlain, type Plain, plainOf } from './plain.ts'
import { Section } from './section.tsx'
import type { Moment } from './simulation.ts'

type Props = {
  present: Moment
  /** The moment before, to mark what has changed since. */
  before: Moment | undefined
}

/** What the machine remembers, as a tree; what the last step changed is marked. */
export function ContextTree({ present, before }: Props) {
  const now = plainOf(present.configuration.snapshot.context)
  const then = before && plainOf(before.configuration.snapshot.context)
  return (
    <Section title={<Trans>Context</Trans>} isFolded={false}>
      {now instanceof Object && Object.keys(now).length > 0 ? (
        <ul className={styles.tree}>
          <Entries value={now} before={before ? then : now} />
        </ul>
      ) : (
        <p className={styles.none}>
          <Trans>This machine remembers nothing.</Trans>
        </p>
      )}
    </Section>
  )
}

function Entries({ value, before }: { value: { readonly [key: string]: Plain }; before: Plain | undefined }) {
  const earlier = before instanceof Object ? before : {}
  return Object.entries(value).map(([name, held]) => (
    <Entry key={name} name={name} value={held} before={earlier[name]} />
  ))
}

function Entry({ name, value, before }: { name: string; value: Plain; before: Plain | undefined }) {
  const isChanged = !isSamePlain(value, before)
  const earlier = textOf(before)
  if (value instanceof Object && Object.keys(value).length > 0) {
    return (
      <li data-changed={isChanged || undefined} className={styles.entry}>
        <details open={isChanged}>
          <summary className={styles.key}>{name}</summary>
          <ul className={styles.tree}>
            <Entries value={value} before={before} />
          </ul>
        </details>
      </li>
    )
  }
  return (
    <li data-changed={isChanged || undefined} className={styles.entry}>
      <span className={styles.key}>{name}</span> <span className={styles.value}>{textOf(value)}</span>
      {isChanged ? (
        <span className={styles.before}>
          <Trans>was {earlier}</Trans>
        </span>
      ) : null}
    </li>
  )
}

const textOf = (value: Plain | undefined) => (value === undefined ? '–' : JSON.stringify(value))
