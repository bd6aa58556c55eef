import { Trans } from '@lingui/react/macro'
import { compareCharts } from '@palpite/charts/compare.ts'
import { useEffect, useMemo, useState } from 'react'
import { ChooseOther, type Other } from '../compare/choose-other.tsx'
import styles from '../compare/compare.module.css'
import { PartList } from '../compare/part-list.tsx'
import type { PanelProps } from '../panel.ts'
import { ToolButton } from '../simulate/tool-button.tsx'

export function Compare({ flow, address, mark, showInstead }: PanelProps) {
  const [other, setOther] = useState<Other>()
  const [isReversed, setReversed] = useState(false)
  const comparison = useMemo(() => {
    if (!other) return undefined
    return isReversed ? compareCharts(flow.chart, other.chart) : compareCharts(other.chart, flow.chart)
  }, [other, isReversed, flow.chart])
  useEffect(() => {
    if (!comparison) return
    const { added, removed, changed, merged } = comparison
    showInstead(merged)
    mark({
      active: new Set(),
      reached: undefined,
      edges: undefined,
      added: idsOf(added),
      removed: idsOf(removed),
      changed: idsOf(changed),
    })
    return () => {
      showInstead(undefined)
      mark({ added: new Set(), removed: new Set(), changed: new Set() })
    }
  }, [comparison, mark, showInstead])
  const [before, after] = isReversed ? [flow.name, other?.name] : [other?.name, flow.name]
  return (
    <div className={styles.board}>
      <ChooseOther flow={flow} other={other} onChoose={setOther} />
      {comparison && (
        <>
          <p className={styles.versions}>
            <span>
              <Trans id="flows.panels.compared">
                From <b>{before}</b> to <b>{after}</b>
              </Trans>
            </span>
            <ToolButton onClick={() => setReversed(!isReversed)}>
              <Trans id="flows.panels.swap">Swap</Trans>
            </ToolButton>
          </p>
          {comparison.added.length + comparison.removed.length + comparison.changed.length === 0 && (
            <p className={styles.note} role="status">
              <Trans id="flows.panels.same">The two charts are the same.</Trans>
            </p>
          )}
          <PartList kind="added" parts={comparison.added} flow={flow} address={address} />
          <PartList kind="removed" parts={comparison.removed} flow={flow} address={address} />
          <PartList kind="changed" parts={comparison.changed} flow={flow} address={address} />
        </>
      )}
    </div>
  )
}

const idsOf = (parts: readonly { id: string }[]) => new Set(parts.map(({ id }) => id))
