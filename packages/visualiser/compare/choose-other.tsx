import { Trans, useLingui } from '@lingui/react/macro'
import type { Chart } from '@palpite/charts/chart.ts'
import { type DragEvent, useId, useState } from 'react'
import { useLanguage } from '../language.tsx'
import { useKept } from '../paths/use-kept.ts'
import { useLibrary } from '../source/library.tsx'
import { type Flow, loadFlow } from '../source/load-flow.ts'
import styles from './compare.module.css'
import { readChartFile, type Unreadable } from './read-chart-file.ts'

export type Other = { name: string; chart: Chart }

type Props = { flow: Flow; other: Other | undefined; onChoose(other: Other | undefined): void }

const REVISION = ' revision'

export function ChooseOther({ flow, other, onChoose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { flows } = useLibrary()
  const { language } = useLanguage()
  const earlier = useKept(flow.name).data?.earlier
  const { name } = flow
  const revision = earlier?.revision ?? ''
  const [failure, setFailure] = useState<Unreadable | string>()
  const [isOver, setOver] = useState(false)
  const choose = async (name: string) => {
    setFailure(undefined)
    if (name === '') return onChoose(undefined)
    if (name === REVISION && earlier) return onChoose({ name: earlier.revision, chart: earlier.chart })
    const source = flows.find((one) => one.name === name)
    if (!source) return
    try {
      onChoose({ name, chart: (await loadFlow(source, language)).chart })
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    const read = readChartFile(await file.text())
    if ('reason' in read) return setFailure(read)
    setFailure(undefined)
    onChoose({ name: file.name, chart: read })
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void open(event.dataTransfer.files[0])
  }
  const isListed = flows.some(({ name }) => name === other?.name)
  const value =
    other === undefined ? '' : other.name === earlier?.revision ? REVISION : isListed ? other.name : ''
  return (
    <div className={styles.choose}>
      <label htmlFor={`${id}other`}>
        <Trans id="flows.compare.with">Compare with</Trans>
      </label>
      <select id={`${id}other`} value={value} onChange={({ target }) => void choose(target.value)}>
        <option value="">{t({ id: 'flows.compare.nothing', message: 'Nothing' })}</option>
        {earlier && (
          <option value={REVISION}>
            {t({ id: 'flows.compare.atRevision', message: `${name} at ${revision}` })}
          </option>
        )}
        {flows
          .filter(({ name }) => name !== flow.name)
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </select>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: drop target; the input inside takes keys. */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <label htmlFor={`${id}file`}>
          <Trans id="flows.compare.file">Choose a chart exported as JSON, or drop it here.</Trans>
        </label>
        <input
          id={`${id}file`}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            void open(target.files?.[0])
            // Reset, so that the same file can be chosen again after it has changed.
            target.value = ''
          }}
        />
      </div>
      {!earlier && (
        <p className={styles.note}>
          <Trans id="flows.compare.revisionHint">
            To compare with a git revision, run{' '}
            <code>
              npm run flows -- --since {'<'}revision{'>'}
            </code>
            .
          </Trans>
        </p>
      )}
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {typeof failure === 'string' ? failure : <UnreadableText unreadable={failure} />}
        </p>
      )}
    </div>
  )
}

function UnreadableText({ unreadable: { reason, where, message } }: { unreadable: Unreadable }) {
  if (reason === 'json') return <Trans id="flows.compare.notJson">This file isn’t JSON: {message}</Trans>
  if (where === '') return <Trans id="flows.compare.notChart">This file isn’t a chart: {message}</Trans>
  return (
    <Trans id="flows.compare.notChartAt">
      This file isn’t a chart. At {where}: {message}
    </Trans>
  )
}
