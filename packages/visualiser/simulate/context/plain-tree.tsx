import { Trans } from '@lingui/react/macro'
import styles from './context-tree.module.css'
import { isSamePlain, type Plain } from './plain.ts'

type Props = {
  value: { readonly [key: string]: Plain }
  /** The previous value, so that changes can be marked. */
  before: Plain | undefined
}

export function PlainEntries({ value, before }: Props) {
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
            <PlainEntries value={value} before={before} />
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
          <Trans id="flows.simulate.was">was {earlier}</Trans>
        </span>
      ) : null}
    </li>
  )
}

const textOf = (value: Plain | undefined) => (value === undefined ? '–' : JSON.stringify(value))
