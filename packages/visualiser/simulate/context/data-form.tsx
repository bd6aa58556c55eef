import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { Options } from '#visualiser/simulate/manual/options.ts'
import { Section } from '#visualiser/simulate/section.tsx'
import type { SimulateActor } from '#visualiser/simulate/simulate-actor.ts'
import { ToolButton } from '#visualiser/simulate/tool-button.tsx'
import styles from './data-form.module.css'
import { endingChoice, eventChoice, parsed } from './own-choices.ts'

type Props = { actor: SimulateActor; options: Options; types: readonly string[] }

export function DataForm({ actor, options, types }: Props) {
  const { t } = useLingui()
  const listId = useId()
  const noteId = useId()
  const [target, setTarget] = useState('event')
  const [type, setType] = useState('')
  const [text, setText] = useState('')
  const child = options.waiting.find(({ child }) => target.endsWith(`:${child.id}`))?.child
  const value = text.trim() === '' ? { value: undefined } : parsed(text)
  const isRecord = value?.value === undefined || isPlainObject(value.value)
  const whyNot = !value
    ? t({ id: 'flows.simulate.notJson', message: 'This isn’t JSON.' })
    : child
      ? undefined
      : type === ''
        ? t({ id: 'flows.simulate.eventMissing', message: 'Enter an event.' })
        : isRecord
          ? undefined
          : t({ id: 'flows.simulate.notObject', message: 'An event’s data is an object in braces.' })
  const send = () => {
    if (whyNot !== undefined) return
    const choice = child
      ? endingChoice(child, target.startsWith('error:') ? 'error' : 'done', value?.value)
      : eventChoice(type, isPlainObject(value?.value) ? value.value : {})
    actor.send({ type: 'choice.take', choice })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <Section title={<Trans id="flows.simulate.sendTitle">Send with data</Trans>} isFolded>
      <form className={styles.form} onSubmit={onSubmit}>
        <select
          className={styles.field}
          aria-label={t({ id: 'flows.simulate.whatToSend', message: 'What to send' })}
          value={child ? target : 'event'}
          onChange={({ target }) => setTarget(target.value)}
        >
          <option value="event">{t({ id: 'flows.simulate.anEvent', message: 'An event' })}</option>
          {options.waiting.map(({ child: { id: actorId } }) => (
            <optgroup key={actorId} label={actorId}>
              <option value={`done:${actorId}`}>
                {t({ id: 'flows.simulate.actorDone', message: `${actorId} is done` })}
              </option>
              <option value={`error:${actorId}`}>
                {t({ id: 'flows.simulate.actorFails', message: `${actorId} fails` })}
              </option>
            </optgroup>
          ))}
        </select>
        {child ? null : (
          <>
            <input
              className={styles.field}
              aria-label={t({ id: 'flows.simulate.eventType', message: 'Event type' })}
              placeholder={options.withoutCase[0] ?? types[0]}
              list={listId}
              value={type}
              onChange={({ target }) => setType(target.value.trim())}
            />
            <datalist id={listId}>
              {types.map((type) => (
                <option key={type} value={type} />
              ))}
            </datalist>
          </>
        )}
        <textarea
          className={styles.data}
          aria-label={t({ id: 'flows.simulate.data', message: 'Data as JSON' })}
          aria-describedby={noteId}
          aria-invalid={value ? undefined : true}
          placeholder={'{ }'}
          rows={3}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.end}>
          <ToolButton whyNot={whyNot} onClick={send}>
            <Trans id="flows.simulate.send">Send</Trans>
          </ToolButton>
          <span id={noteId} className={styles.note} role="status">
            {text.trim() === '' ? null : whyNot}
          </span>
        </div>
        {options.withoutCase.length > 0 ? (
          <p className={styles.note}>
            <Trans id="flows.simulate.withoutCase">Accepted now, without a case:</Trans>{' '}
            {options.withoutCase.join(', ')}
          </p>
        ) : null}
      </form>
    </Section>
  )
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
