import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FaultyCall } from '#protocol/sandbox/faults.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { FaultForm } from './fault-form.tsx'
import { clearFaults } from './sandbox-api.ts'
import { Section } from './section.tsx'
import { useChange } from './use-change.ts'

export function Faults({ calls }: { calls: FaultyCall[] }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState('')
  const clearing = useChange((_: undefined) => clearFaults())
  const shown = calls.filter(({ name, path }) =>
    `${name} ${path}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  const isAnySet = calls.some(({ fault }) => fault !== null)
  return (
    <Section
      name="faults"
      aside={
        isAnySet ? (
          <Button onClick={() => clearing.mutate(undefined)}>
            <Trans id="sandbox.faults.clearAll">Clear all</Trans>
          </Button>
        ) : null
      }
    >
      <input
        type="search"
        className={styles.search}
        aria-label={t({ id: 'sandbox.faults.find', message: 'Find a call' })}
        placeholder={t({ id: 'sandbox.faults.find', message: 'Find a call' })}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul className={styles.calls}>
        {shown.map((call) => (
          <li key={call.name} className={styles.call} data-faulty={call.fault !== null}>
            <details>
              <summary>
                <strong>{call.name}</strong>
                <code>
                  {call.method} {call.path}
                </code>
              </summary>
              <FaultForm key={JSON.stringify(call.fault)} call={call} />
            </details>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className={styles.empty}>
          <Trans id="sandbox.faults.noMatch">No call has this name or path.</Trans>
        </p>
      ) : null}
    </Section>
  )
}
