import { Trans } from '@lingui/react/macro'
import type { Entry } from './entry.ts'
import { clockTime, dataText, eventName } from './event-text.ts'
import styles from './log-row.module.css'

/** Height of a row in pixels. */
export const LOG_ROW = 40

export function LogRow({ entry }: { entry: Entry }) {
  if (entry.kind === 'page') {
    const { address } = entry
    return (
      <div className={styles.page}>
        <Trans id="flows.liveInspector.fromHere">From here on: {address}</Trans>
      </div>
    )
  }
  const { name } = entry.actor
  const from = entry.kind === 'event' || entry.kind === 'began' ? entry.from?.name : undefined
  return (
    <div className={styles.entry} data-kind={entry.kind}>
      <span className={styles.time}>{clockTime(entry.at)}</span>{' '}
      <span className={styles.between}>
        {entry.kind === 'event' && (from ?? <Trans id="flows.liveInspector.thePage">The page</Trans>)}
        {entry.kind === 'began' && from}
        {(entry.kind === 'event' || from !== undefined) && ' → '}
        <b>{name}</b>
      </span>{' '}
      <span className={styles.what}>
        <What entry={entry} />
      </span>
    </div>
  )
}

function What({ entry }: { entry: Exclude<Entry, { kind: 'page' }> }) {
  if (entry.kind === 'began') return <Trans id="flows.liveInspector.started">started</Trans>
  if (entry.kind === 'gone') return <Trans id="flows.liveInspector.removed">removed</Trans>
  if (entry.kind === 'state')
    return <span className={styles.state}>{entry.leaves.join(' + ') || entry.status}</span>
  return (
    <>
      <b>{eventName(entry.event.type)}</b> <span className={styles.data}>{dataText(entry.event)}</span>
    </>
  )
}
