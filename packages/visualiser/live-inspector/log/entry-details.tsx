import { Trans } from '@lingui/react/macro'
import { plainOf } from '#visualiser/simulate/context/plain.ts'
import { PlainEntries } from '#visualiser/simulate/context/plain-tree.tsx'
import type { Entry } from './entry.ts'
import styles from './entry-details.module.css'
import { clockTime } from './event-text.ts'

type Props = { entry: Entry; text: string }

export function EntryDetails({ entry, text }: Props) {
  const data = entry.kind === 'event' ? plainOf(dataOf(entry.event)) : {}
  return (
    <div className={styles.details} role="status">
      <p>
        <span className={styles.time}>{clockTime(entry.at)}</span> {text}
      </p>
      {entry.kind === 'state' && entry.edges.length > 0 && (
        <>
          <p className={styles.by}>
            <Trans id="flows.liveInspector.byTransitions">Transitions taken</Trans>
          </p>
          <ul>
            {[...entry.edges.entries()].map(([index, edge]) => (
              <li key={index}>{edge}</li>
            ))}
          </ul>
        </>
      )}
      {entry.kind === 'event' && <p className={styles.by}>{entry.event.type}</p>}
      {data instanceof Object && Object.keys(data).length > 0 && (
        <ul>
          <PlainEntries value={data} before={data} />
        </ul>
      )}
    </div>
  )
}

function dataOf({ type: _type, ...data }: { type: string; [key: string]: unknown }) {
  return data
}
