import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { readRecordedUse } from '#visualiser/live-inspector/actors/recorded-use.ts'
import { ProgressText } from '#visualiser/paths/generate/progress-text.tsx'
import { useGenerating } from '#visualiser/paths/generate/use-generating.ts'
import styles from '../coverage/coverage.module.css'
import { type Source, walkedOf } from '../coverage/coverage.ts'
import { RunText } from '../coverage/run-text.tsx'
import { Shares } from '../coverage/shares.tsx'
import { UnwalkedItem } from '../coverage/unwalked-item.tsx'
import type { PanelProps } from '../panel.ts'
import { useKept } from '../paths/use-kept.ts'
import { useModel } from '../paths/use-model.ts'
import { Problem } from '../problem.tsx'
import { Section } from '../simulate/section.tsx'
import { ToolButton } from '../simulate/tool-button.tsx'

export function Coverage({ flow, chart, address, mark }: PanelProps) {
  const { t } = useLingui()
  const { data: kept, error, refetch } = useKept(flow.name)
  const { generated, progress, failure, start, stop } = useGenerating(flow.name)
  const model = useModel(flow)
  const [source, setSource] = useState<Source>('tests')
  const use = useMemo(() => readRecordedUse(flow), [flow])
  const run = generated ?? kept?.last ?? undefined
  const walked = useMemo(() => walkedOf(chart, source, run, use), [chart, source, run, use])
  const { reached, edges, shares, unwalked } = walked
  const isKnown = source === 'recorded' ? use !== undefined : run !== undefined || (source === 'both' && use)
  useEffect(() => {
    mark(isKnown ? { active: new Set(), reached, edges } : { reached: undefined, edges: undefined })
  }, [mark, isKnown, reached, edges])
  useEffect(() => () => mark({ reached: undefined, edges: undefined }), [mark])
  if (error)
    return (
      <Problem message={error.message} onRetry={() => void refetch()}>
        <Trans id="flows.common.savedPathsFailed">Couldn’t load the saved paths.</Trans>
      </Problem>
    )
  if (!kept) return null
  const sources: { [name in Source]: string } = {
    tests: t({ id: 'flows.panels.testRun', message: 'Test run' }),
    recorded: t({ id: 'flows.panels.recordedUse', message: 'Recorded use' }),
    both: t({ id: 'flows.panels.both', message: 'Both' }),
  }
  return (
    <div className={styles.board}>
      <fieldset
        className={styles.sources}
        aria-label={t({ id: 'flows.panels.coverageSource', message: 'Covered by' })}
      >
        {(['tests', 'recorded', 'both'] as const).map((name) => (
          <ToolButton key={name} aria-pressed={source === name} onClick={() => setSource(name)}>
            {sources[name]}
          </ToolButton>
        ))}
      </fieldset>
      {source !== 'recorded' && (
        <p className={styles.note}>
          {generated ? (
            <Trans id="flows.panels.generatedHere">Paths generated on this page.</Trans>
          ) : (
            <RunText kept={kept} flow={flow} />
          )}
        </p>
      )}
      {source !== 'tests' && !use && (
        <p className={styles.note}>
          <Trans id="flows.panels.noRecordedUse">
            No use of the application has been recorded in this browser.
          </Trans>
        </p>
      )}
      {source !== 'recorded' && !run && (
        <p className={styles.actions} role="status">
          {progress ? (
            <>
              <ToolButton onClick={stop}>
                <Trans id="flows.common.stop">Stop</Trans>
              </ToolButton>
              <ProgressText progress={progress} />
            </>
          ) : (
            <ToolButton onClick={() => start({ strategy: 'tour' })}>
              <Trans id="flows.panels.runHere">Run it here</Trans>
            </ToolButton>
          )}
          {failure}
        </p>
      )}
      {isKnown && (
        <>
          <Shares
            shares={source === 'tests' && !generated && kept.last ? kept.last.shares : shares}
            walked={walked}
          />
          <Section title={<Trans id="flows.panels.notCovered">Not covered</Trans>} count={unwalked.length}>
            {unwalked.length === 0 && (
              <p className={styles.note}>
                <Trans id="flows.panels.allCovered">Every state and every transition is covered.</Trans>
              </p>
            )}
            <ul>
              {unwalked.map((one) => (
                <UnwalkedItem
                  key={`${one.kind} ${one.id}`}
                  unwalked={one}
                  flow={flow}
                  model={model}
                  address={address}
                />
              ))}
            </ul>
          </Section>
        </>
      )}
    </div>
  )
}
