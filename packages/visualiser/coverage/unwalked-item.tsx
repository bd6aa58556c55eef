import { Trans } from '@lingui/react/macro'
import type { Model } from '@palpite/paths/model.ts'
import { useState } from 'react'
import { StepText } from '#visualiser/simulate/history/step-text.tsx'
import { type Address, addressText } from '../address.ts'
import { ToolButton } from '../simulate/tool-button.tsx'
import type { Flow } from '../source/load-flow.ts'
import styles from './coverage.module.css'
import type { Unwalked } from './coverage.ts'
import { ReasonText } from './reason-text.tsx'
import { usePathTo } from './use-path-to.ts'

type Props = { unwalked: Unwalked; flow: Flow; model: Model; address: Address }

export function UnwalkedItem({ unwalked, flow, model, address }: Props) {
  const { id, reason, way: known } = unwalked
  const [isAsked, setAsked] = useState(false)
  const { data: way, error, isFetching } = usePathTo(flow.name, model, id, isAsked && !known)
  const steps = known?.steps ?? (way?.kind === 'found' ? way.moments.map(({ step }) => step) : undefined)
  return (
    <li className={styles.item}>
      <a className={styles.place} href={addressText({ ...address, flow: flow.name, state: id })}>
        {id}
      </a>
      {reason !== undefined && (
        <p className={styles.note}>
          <ReasonText reason={reason} />
        </p>
      )}
      {!isAsked && (
        <ToolButton look="plain" onClick={() => setAsked(true)}>
          <Trans id="flows.coverage.howToReach">How do I get there?</Trans>
        </ToolButton>
      )}
      {isAsked && (
        <div role="status" className={styles.way}>
          {isFetching && <Trans id="flows.coverage.searching">Looking for the shortest path…</Trans>}
          {error?.message}
          {way?.kind === 'missing' && !known && (
            <Trans id="flows.coverage.noPath">No path leads there in the given cases.</Trans>
          )}
          {steps && (
            <ol>
              {steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and may repeat.
                <li key={index}>
                  <StepText label={step.label} /> <span className={styles.note}>→ {step.state}</span>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </li>
  )
}
