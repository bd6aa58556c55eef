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
        <Trans>What is kept of the paths could not be read.</Trans>
      </Problem>
    )
  if (!kept) return null
  const sources: { [name in Source]: string } = {
    tests: t`Test run`,
    recorded: t`Recorded use`,
    both: t`Both`,
  }
  return (
    <div className={styles.board}>
      <fieldset className={styles.sources} aria-label={t`Walked by`}>
        {(['tests', 'recorded', 'both'] as const).map((name) => (
          <ToolButton key={name} aria-pressed={source === name} onClick={() => setSource(name)}>
            {sources[name]}
          </ToolButton>
        ))}
      </fieldset>
      {source !== 'recorded' && (
        <p className={styles.note}>
          {generated ? <Trans>Paths generated in this page.</Trans> : <RunText kept={kept} flow={flow} />}
        </p>
      )}
      {source !== 'tests' && !use && (
        <p className={styles.note}>
          <Trans>Nobody’s use of the application was recorded in this browser.</Trans>
        </p>
      )}
      {source !== 'recorded' && !run && (
        <p className={styles.deeds} role="status">
          {progress ? (
            <>
              <ToolButton onClick={stop}>
                <Trans>Stop</Trans>
              </ToolButton>
              <ProgressText progress={progress} />
            </>
          ) : (
            <ToolButton onClick={() => start({ strategy: 'tour' })}>
              <Trans>Walk it here</Trans>
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
          <Section title={<Trans>Not walked</Trans>} count={unwalked.length}>
            {unwalked.length === 0 && (
              <p className={styles.note}>
                <Trans>Every state and every transition was walked.</Trans>
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
