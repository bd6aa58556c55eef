import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import type { Part } from '#ui/kit/feedback/part.ts'
import { TryAgain } from '#ui/kit/feedback/try-again.tsx'
import lines from '#ui/kit/layout/lines.module.css'
import styles from './record-sheet.module.css'

export type RecordLine = { name: ReactNode; value: ReactNode }

type Props<Record> = {
  title: string
  record: Part<Record>
  linesOf: (record: Record) => readonly RecordLine[]
  onClose: () => void
}

export function RecordSheet<Record>({ title, record, linesOf, onClose }: Props<Record>) {
  return (
    <Dialog title={title} focused="dialog" onClose={onClose}>
      {record.state === 'failed' ? (
        <EmptyState
          state="failed"
          title={<Trans id="common.detailsLoadFailed">Couldn’t load the details</Trans>}
          action={<TryAgain until={record.retryAt ?? 0} onPress={record.retry} />}
        >
          {record.why}
        </EmptyState>
      ) : (
        <div className={styles.place} aria-busy={record.state === 'loading'}>
          {record.state === 'known' ? <Lines lines={linesOf(record.value)} /> : null}
        </div>
      )}
    </Dialog>
  )
}

function Lines({ lines: shown }: { lines: readonly RecordLine[] }) {
  return (
    <dl className={`${lines.lines} ${styles.lines}`}>
      {shown.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may share a name, and lines never move
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
