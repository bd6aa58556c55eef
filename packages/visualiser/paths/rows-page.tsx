import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Address, addressText } from '../address.ts'
import appStyles from '../app.module.css'
import { useLanguage } from '../language.tsx'
import { Problem } from '../problem.tsx'
import type { Library } from '../source/flow-source.ts'
import { ROWS } from '../views.ts'
import { PathWithoutMachine } from './path-without-machine.tsx'
import { ResultText } from './result-text.tsx'
import styles from './rows.module.css'
import { type Row, type RowFlow, rowsOf } from './rows.ts'
import { useAllKept } from './use-kept.ts'

export function RowsPage({ library, address }: { library: Library; address: Address }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { kept, isPending, error } = useAllKept(library)
  const [text, setText] = useState('')
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = useMemo(() => rowsOf(library, kept, language), [library, kept, language])
  const shown = rows.filter((row) => isMeant(row, text))
  useEffect(() => {
    if (!isPending) body.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [isPending])
  return (
    <div className={styles.page}>
      <header className={`${appStyles.head} ${styles.head}`}>
        <div className={appStyles.about}>
          <h1>
            <Trans id="flows.common.specificationRows">Specification rows</Trans>
          </h1>
          <p>
            <Trans id="flows.paths.rowsHelp">
              Each row with its flows, their paths and the last results.
            </Trans>
          </p>
          {address.path !== undefined && <PathWithoutMachine path={address.path} />}
        </div>
        <input
          className={styles.search}
          type="search"
          placeholder={t({ id: 'flows.paths.rowsSearch', message: 'Row or flow' })}
          aria-label={t({ id: 'flows.paths.rowsSearch', message: 'Row or flow' })}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </header>
      {error && (
        <Problem message={error.message} onRetry={() => location.reload()}>
          <Trans id="flows.common.savedPathsFailed">Couldn’t load the saved paths.</Trans>
        </Problem>
      )}
      {!error && isPending && <div className={appStyles.pending} role="status" />}
      {!error && !isPending && (
        <div className={styles.scroll}>
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans id="flows.paths.row">Row</Trans>
                </th>
                <th scope="col">
                  <Trans id="flows.paths.flow">Flow</Trans>
                </th>
                <th scope="col">
                  <Trans id="flows.paths.lastResults">Paths and their last results</Trans>
                </th>
              </tr>
            </thead>
            <tbody ref={body}>
              {shown.flatMap((row) =>
                row.flows.map((flow, index) => (
                  <tr key={`${row.id} ${flow.flow}`} aria-current={address.row === row.id || undefined}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={row.flows.length}>
                        <a href={addressText({ view: ROWS, row: row.id })}>{row.id}</a>
                        {row.says !== undefined && <p className={styles.says}>{row.says}</p>}
                      </th>
                    )}
                    <FlowCells flow={flow} />
                  </tr>
                )),
              )}
            </tbody>
          </table>
          {shown.length === 0 && (
            <p className={styles.none}>
              {rows.length === 0 ? (
                <Trans id="flows.paths.rowsEmpty">No flow refers to a row yet.</Trans>
              ) : (
                <Trans id="flows.common.nothingFound">Nothing found</Trans>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function FlowCells({ flow: { flow, states, paths } }: { flow: RowFlow }) {
  return (
    <>
      <td>
        <a href={addressText({ flow })}>{flow}</a>
        <ul className={styles.states}>
          {states.map((state) => (
            <li key={state}>
              <a href={addressText({ flow, state, view: 'paths' })}>{state}</a>
            </li>
          ))}
        </ul>
      </td>
      <td>
        {paths.length === 0 && (
          <span className={styles.missing}>
            <Trans id="flows.paths.noPath">no path</Trans>
          </span>
        )}
        <ul>
          {paths.map(({ id, results }) => (
            <li key={id} className={styles.path}>
              <a href={addressText({ flow, view: 'paths', path: id, step: 0 })}>
                <code>{id}</code>
              </a>
              <span className={styles.results}>
                {results.length === 0 && <Trans id="flows.paths.neverRun">never run</Trans>}
                {results.map((result) => (
                  <span key={result.how}>
                    <ResultText result={result} />
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </td>
    </>
  )
}

function isMeant({ id, says = '', flows }: Row, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return [id, says, ...flows.map(({ flow }) => flow)].some((one) => one.toLowerCase().includes(wanted))
}
