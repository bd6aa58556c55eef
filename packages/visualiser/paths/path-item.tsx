import { Plural, Trans } from '@lingui/react/macro'
import type { Covers } from '@palpite/paths/walk/trace.ts'
import { leavesIn } from '@palpite/paths/wording/texts.ts'
import { type Address, addressText } from '../address.ts'
import type { StateTexts } from '../simulate/state-texts.ts'
import { CoversText } from './covers-text.tsx'
import type { KnownPath } from './known-paths.ts'
import type { LastResult } from './last-results.ts'
import { OriginText } from './origin-text.tsx'
import styles from './paths.module.css'
import { ResultText } from './result-text.tsx'

type Props = {
  known: KnownPath
  covers: Covers | undefined
  /** Whether the path contains a step that the page cannot take. */
  isLimited: boolean
  results: readonly LastResult[]
  isOlder(result: LastResult): boolean
  stateTexts: StateTexts
  address: Address
}

export function PathItem({
  known: { path, origin },
  covers,
  isLimited,
  results,
  isOlder,
  stateTexts,
  address,
}: Props) {
  const steps = path.steps.length
  const last = path.steps.at(-1)
  const ends = last ? leavesIn(last.state).map(stateTexts.ofState) : []
  const [newest] = results
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={addressText({ flow: address.flow, view: 'paths', path: path.id, step: 0 })}
      >
        <span className={styles.head}>
          <code className={styles.id}>{path.id}</code>
          <span className={styles.size}>
            <Plural id="flows.paths.stepCount" value={steps} _0="No steps" one="# step" other="# steps" />
          </span>
          <span className={styles.origin}>
            <OriginText origin={origin} />
          </span>
        </span>
        <span className={styles.ends}>{ends.slice(0, 2).join(' ')}</span>
        {covers && (
          <span className={styles.note}>
            <CoversText covers={covers} />
          </span>
        )}
        {isLimited && (
          <span className={styles.note}>
            <Trans id="flows.paths.machineOnly">Only on the machine</Trans>
          </span>
        )}
        {newest && (
          <span className={styles.note}>
            <ResultText result={newest} isOlder={isOlder(newest)} />
          </span>
        )}
      </a>
    </li>
  )
}
