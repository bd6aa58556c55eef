import { Trans } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { type Entry, entryOf, readEntry } from './entries.ts'
import { OffSchema, writeSetting } from './sandbox-api.ts'
import { useChange } from './use-change.ts'

/** Saves all fields of a setting together. The save button appears only after a change. */
export function SettingForm({ name, value }: { name: string; value: Record<string, unknown> }) {
  const [entries, setEntries] = useState(() =>
    Object.entries(value).map(([field, was]) => entryOf(field, was)),
  )
  const [broken, setBroken] = useState<string[]>([])
  const saving = useChange((wanted: object) => writeSetting(name, wanted))
  const refused = saving.error instanceof OffSchema ? saving.error.fields : []
  const isOff = (field: string) => [...broken, ...refused].some((off) => off.split('.')[0] === field)
  const hasChanged = entries.some(({ text, was }) => text !== was)

  const write = (field: string, text: string) =>
    setEntries(entries.map((entry) => (entry.field === field ? { ...entry, text } : entry)))

  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = entries.map((entry) => ({ field: entry.field, value: readEntry(entry) }))
    const unreadable = read.filter(({ value }) => value === undefined).map(({ field }) => field)
    setBroken(unreadable)
    if (unreadable.length === 0)
      saving.mutate(Object.fromEntries(read.map(({ field, value }) => [field, value])))
  }

  return (
    <form className={styles.setting} onSubmit={save} noValidate>
      <h3>{name}</h3>
      {entries.map((entry) => (
        <Field
          key={entry.field}
          entry={entry}
          isOff={isOff(entry.field)}
          onWrite={(text) => write(entry.field, text)}
        />
      ))}
      {hasChanged ? (
        <Button look="act" type="submit" disabled={saving.isPending}>
          <Trans id="sandbox.common.save">Save</Trans>
        </Button>
      ) : null}
      {saving.isError && refused.length === 0 ? (
        <p role="alert" className={styles.off}>
          <Trans id="sandbox.common.saveFailed">Couldn’t save. Try again.</Trans>
        </p>
      ) : null}
    </form>
  )
}

function Field(props: { entry: Entry; isOff: boolean; onWrite: (text: string) => void }) {
  const id = useId()
  const { field, kind, text } = props.entry
  const common = { id, 'aria-invalid': props.isOff, 'aria-describedby': `${id}-off` }
  return (
    <div className={kind === 'switch' ? styles.toggle : styles.field}>
      <label htmlFor={id}>{field}</label>
      {kind === 'switch' ? (
        <input
          {...common}
          type="checkbox"
          checked={text === 'true'}
          onChange={(event) => props.onWrite(String(event.target.checked))}
        />
      ) : null}
      {kind === 'json' ? (
        <textarea {...common} rows={3} value={text} onChange={(event) => props.onWrite(event.target.value)} />
      ) : null}
      {kind === 'number' || kind === 'text' || kind === 'textOrNone' ? (
        <input
          {...common}
          value={text}
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          onChange={(event) => props.onWrite(event.target.value)}
        />
      ) : null}
      {props.isOff ? (
        <span id={`${id}-off`} role="alert" className={styles.off}>
          <Trans id="sandbox.common.valueInvalid">Invalid value. Correct it.</Trans>
        </span>
      ) : null}
    </div>
  )
}
