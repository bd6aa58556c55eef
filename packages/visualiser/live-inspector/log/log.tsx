import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { save } from '#visualiser/exporting/save.ts'
import { useLook } from '#visualiser/live-inspector/use-live.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import { Tabs } from '#visualiser/tabs.tsx'
import { EntryDetails } from './entry-details.tsx'
import { EntryList } from './entry-list.tsx'
import type { LiveRecord, Picture } from './live-record.ts'
import styles from './log.module.css'
import { filteredLog, noFilter, rolesIn } from './log-filter.ts'
import { LOG_ROW, LogRow } from './log-row.tsx'
import { entriesAmong, lifelinesOf } from './sequence.ts'
import { SequenceHead } from './sequence-head.tsx'
import { placeAcross, SEQUENCE_ROW, SequenceRow, sequenceWidth } from './sequence-row.tsx'
import { useEntryText } from './use-entry-text.ts'

const PANEL = 'live-reading'

type Props = {
  record: LiveRecord
  picture: Picture
  first: string | undefined
  isWide: boolean
  onWiden(): void
}

export function Log({ record, picture: { entries }, first, isWide, onWiden }: Props) {
  const { t } = useLingui()
  const [reading, setReading] = useLook('reading')
  const [filter, setFilter] = useLook('filter')
  const [chosen, setChosen] = useState<number>()
  const say = useEntryText()
  const shown = filteredLog(entries, filter)
  const entry = entries.find(({ number }) => number === chosen)
  const lifelines = reading === 'sequence' ? lifelinesOf(shown, first) : []
  const count = shown.length
  return (
    <section
      className={styles.log}
      aria-label={t({ id: 'flows.liveInspector.activity', message: 'Activity' })}
    >
      <div className={styles.head}>
        <Tabs
          label={t({ id: 'flows.liveInspector.activity', message: 'Activity' })}
          tabs={[
            { name: 'log', label: t({ id: 'flows.liveInspector.log', message: 'Log' }) },
            { name: 'sequence', label: t({ id: 'flows.liveInspector.sequence', message: 'Sequence' }) },
          ]}
          chosen={reading}
          panelId={PANEL}
          onChoose={setReading}
        />
        <span className={styles.count}>{count}</span>
      </div>
      <div className={styles.tools}>
        <select
          aria-label={t({ id: 'flows.liveInspector.actor', message: 'Actor' })}
          value={filter.role}
          onChange={({ target }) => setFilter({ ...filter, role: target.value })}
        >
          <option value="">{t({ id: 'flows.liveInspector.allActors', message: 'All actors' })}</option>
          {rolesWith(rolesIn(entries), filter.role).map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
        <input
          type="search"
          aria-label={t({ id: 'flows.liveInspector.logText', message: 'Text in the log' })}
          placeholder={t({ id: 'flows.liveInspector.logTextHint', message: 'Event, state or word' })}
          value={filter.text}
          onChange={({ target }) => setFilter({ ...filter, text: target.value })}
        />
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        aria-label={
          reading === 'log'
            ? t({ id: 'flows.liveInspector.log', message: 'Log' })
            : t({ id: 'flows.liveInspector.sequence', message: 'Sequence' })
        }
      >
        {reading === 'log' ? (
          <EntryList
            key="log"
            label={t({ id: 'flows.liveInspector.log', message: 'Log' })}
            entries={shown}
            rowHeight={LOG_ROW}
            chosen={chosen}
            onChoose={setChosen}
            draw={(one) => <LogRow entry={one} />}
          />
        ) : (
          <EntryList
            key="sequence"
            label={t({ id: 'flows.liveInspector.sequence', message: 'Sequence' })}
            entries={entriesAmong(shown, lifelines)}
            rowHeight={SEQUENCE_ROW}
            width={sequenceWidth(lifelines)}
            place={(one) => placeAcross(one, lifelines)}
            head={<SequenceHead lifelines={lifelines} />}
            chosen={chosen}
            onChoose={setChosen}
            draw={(one) => <SequenceRow entry={one} lifelines={lifelines} />}
            say={say}
          />
        )}
      </div>
      {entry && <EntryDetails entry={entry} text={say(entry)} />}
      <div className={styles.actions}>
        <ToolButton
          onClick={() => {
            record.clear()
            setFilter(noFilter)
          }}
        >
          <Trans id="flows.liveInspector.clear">Clear</Trans>
        </ToolButton>
        <ToolButton
          onClick={() => save(new Blob([logJson(shown)], { type: 'application/json' }), 'live.json')}
        >
          <Trans id="flows.liveInspector.saveJson">Save as JSON</Trans>
        </ToolButton>
        <span className={styles.wider}>
          <ToolButton aria-pressed={isWide} onClick={onWiden}>
            <Trans id="flows.liveInspector.wider">Wider</Trans>
          </ToolButton>
        </span>
      </div>
    </section>
  )
}

/** Returns the roles in the log, and the chosen role even if it is no longer in the log. */
const rolesWith = (roles: readonly string[], chosen: string) =>
  chosen === '' || roles.includes(chosen) ? roles : [...roles, chosen]

const logJson = (entries: Picture['entries']) => `${JSON.stringify(entries, null, 2)}\n`
