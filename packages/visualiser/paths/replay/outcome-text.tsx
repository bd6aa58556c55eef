import { Trans } from '@lingui/react/macro'
import type { Outcome } from '@palpite/paths/results/results.ts'
import type { ReactNode } from 'react'
import styles from '#visualiser/paths/paths.module.css'

export function OutcomeText({ outcome }: { outcome: Outcome }) {
  return <span className={LOOKS[outcome]}>{words[outcome]()}</span>
}

const words: { [outcome in Outcome]: () => ReactNode } = {
  passed: () => <Trans id="flows.paths.passed">passed</Trans>,
  failed: () => <Trans id="flows.paths.failed">failed</Trans>,
  unwalkable: () => <Trans id="flows.paths.unwalkable">can’t be done</Trans>,
  unfinished: () => <Trans id="flows.paths.unfinished">unfinished</Trans>,
}

const LOOKS: { [outcome in Outcome]: string | undefined } = {
  passed: styles.passed,
  failed: styles.failed,
  unwalkable: styles.note,
  unfinished: styles.note,
}
