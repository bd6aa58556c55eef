import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { countedStates } from '@palpite/charts/counted-states.ts'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Address, addressText } from '../address.ts'
import { inLanguage, languages, primaryOf } from '../catalogues.ts'
import { useLanguage } from '../language.tsx'
import type { FlowSource, Library } from '../source/flow-source.ts'
import type { Flow } from '../source/load-flow.ts'
import type { Go } from '../use-address.ts'
import { ROWS } from '../views.ts'
import styles from './list.module.css'
import { search } from './search.ts'

type Props = { library: Library; flows: ReadonlyMap<string, Flow>; address: Address; go: Go }

export function FlowList({ library, flows, address, go }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => onSlash(() => input.current?.focus()), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setText('')
    input.current?.blur()
  }
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <a href="#/">
            <Trans id="flows.common.flows">Flows</Trans>
          </a>
        </h1>
        <Languages />
      </div>
      <input
        ref={input}
        className={styles.search}
        type="search"
        placeholder={t({ id: 'flows.list.searchHint', message: 'Machine, state or event' })}
        aria-label={t({ id: 'flows.list.search', message: 'Search' })}
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {library.flows.some(({ rows }) => Object.keys(rows).length > 0) && (
        <a
          className={styles.item}
          href={addressText({ view: ROWS })}
          aria-current={address.flow === undefined && address.view === ROWS ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            go({ flow: undefined, view: ROWS })
          }}
        >
          <strong>
            <Trans id="flows.common.specificationRows">Specification rows</Trans>
          </strong>
        </a>
      )}
      <div className={styles.scroll}>
        {text.trim() === '' ? (
          <Groups library={library} flows={flows} address={address} go={go} />
        ) : (
          <Found text={text} flows={flows} go={go} />
        )}
      </div>
    </>
  )
}

function Groups({ library, flows, address, go }: Props) {
  const { language } = useLanguage()
  const ids = Object.keys(library.groups).filter((id) => library.flows.some(({ group }) => group === id))
  return ids.map((id) => (
    <section key={id} className={styles.group} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`}>{inLanguage(library.groups[id], language)}</h2>
      <ul>
        {library.flows
          .filter(({ group }) => group === id)
          .map((source) => (
            <Item key={source.name} source={source} flow={flows.get(source.name)} address={address} go={go} />
          ))}
      </ul>
    </section>
  ))
}

type ItemProps = { source: FlowSource; flow: Flow | undefined; address: Address; go: Go }

function Item({ source, flow, address, go }: ItemProps) {
  const { name } = source
  const states = flow ? countedStates(flow.chart).length : 0
  return (
    <li>
      <a
        className={`${styles.item} ${styles.machine}`}
        href={addressText({ flow: name })}
        aria-current={address.flow === name ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          go({ flow: name })
        }}
      >
        <strong>{name}</strong>
        <span className={styles.purpose}>{flow?.chart.description ?? ' '}</span>
        <small>
          {flow && (
            <Plural
              id="flows.common.stateCount"
              value={states}
              _0="No states"
              one="# state"
              other="# states"
            />
          )}
        </small>
      </a>
    </li>
  )
}

function Found({ text, flows, go }: { text: string; flows: ReadonlyMap<string, Flow>; go: Go }) {
  const found = search(text, [...flows.values()])
  return (
    <section className={styles.group} aria-live="polite">
      <h2>
        {found.length === 0 ? (
          <Trans id="flows.common.nothingFound">Nothing found</Trans>
        ) : (
          <Trans id="flows.list.results">Search results</Trans>
        )}
      </h2>
      <ul>
        {found.map(({ flow, state, title, about }) => (
          <li key={`${flow} ${state} ${title}`}>
            <a
              className={styles.item}
              href={addressText({ flow, state })}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                go({ flow, state })
              }}
            >
              <strong>{title}</strong>
              <span>{about}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Languages() {
  const { language, tags, choose } = useLanguage()
  const { t } = useLingui()
  return (
    <fieldset
      className={styles.languages}
      aria-label={t({ id: 'flows.common.language', message: 'Language' })}
    >
      {languages.map((one) => (
        <button key={one} type="button" aria-pressed={one === language} onClick={() => choose(one)}>
          {primaryOf(tags(one).tag).toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

/** Calls `listener` when `/` is pressed outside a text field. Returns a function that unsubscribes it. */
function onSlash(listener: () => void): () => void {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    listener()
  }
  addEventListener('keydown', onKeyDown)
  return () => removeEventListener('keydown', onKeyDown)
}
