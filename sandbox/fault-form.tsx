import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { type FaultyCall, faultKinds } from '#protocol/sandbox/faults.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import styles from './console.module.css'
import { clearFault, setFault } from './sandbox-api.ts'
import { useChange } from './use-change.ts'

const filled = v.object({
  kind: v.picklist(faultKinds),
  code: v.string(),
  delay: v.pipe(v.string(), v.transform(cleanTyped), v.digits(), v.transform(Number)),
  times: v.pipe(
    v.string(),
    v.transform(cleanTyped),
    v.union([v.literal(''), v.pipe(v.string(), v.digits())]),
    v.transform((text) => (text === '' ? null : Number(text))),
  ),
  value: v.pipe(v.string(), v.parseJson()),
})

export function FaultForm({ call }: { call: FaultyCall }) {
  const { fault } = call
  const setting = useChange((form: FormData) =>
    setFault(call.name, v.parse(filled, Object.fromEntries(form))),
  )
  const clearing = useChange(clearFault)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setting.mutate(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.fault} onSubmit={submit}>
      <label className={styles.field}>
        <span>
          <Trans id="sandbox.faultForm.kind">Fault type</Trans>
        </span>
        <select name="kind" defaultValue={fault?.kind ?? 'error'}>
          {faultKinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>
          <Trans id="sandbox.faultForm.refusal">Refusal code</Trans>
        </span>
        <select name="code" defaultValue={fault?.code ?? ''}>
          <option value="">–</option>
          {call.refusals.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>
          <Trans id="sandbox.faultForm.value">Value (JSON)</Trans>
        </span>
        <input name="value" defaultValue={JSON.stringify(fault?.value ?? {})} />
      </label>
      <label className={styles.field}>
        <span>
          <Trans id="sandbox.faultForm.delay">Delay (ms)</Trans>
        </span>
        <input name="delay" inputMode="numeric" defaultValue={fault?.delay ?? 0} />
      </label>
      <label className={styles.field}>
        <span>
          <Trans id="sandbox.faultForm.times">Times (empty: always)</Trans>
        </span>
        <input name="times" inputMode="numeric" defaultValue={fault?.times ?? ''} />
      </label>
      <div className={styles.steps}>
        <Button type="submit" look="act">
          <Trans id="sandbox.common.apply">Apply</Trans>
        </Button>
        {fault ? (
          <Button onClick={() => clearing.mutate(call.name)}>
            <Trans id="sandbox.faultForm.clear">Clear</Trans>
          </Button>
        ) : null}
      </div>
      {setting.isError ? (
        <p role="alert" className={styles.off}>
          <Trans id="sandbox.common.valueInvalid">Invalid value. Correct it.</Trans>
        </p>
      ) : null}
    </form>
  )
}
