import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import styles from './export.module.css'
import { type Exported, formats } from './formats.ts'
import { save } from './save.ts'

export function ExportMenu({ name, ...from }: Exported & { name: string }) {
  const { t } = useLingui()
  const menu = useRef<HTMLDetailsElement>(null)
  const [failure, setFailure] = useState<string>()
  const take = async (format: (typeof formats)[number]) => {
    menu.current?.removeAttribute('open')
    try {
      const data = await format.make(from)
      save(new Blob([data], { type: format.type }), `${name}.${format.ending}`)
      setFailure(undefined)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <details
      ref={menu}
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open')
      }}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.removeAttribute('open')}
    >
      <summary>
        <Trans id="flows.common.export">Export</Trans>
      </summary>
      <fieldset className={styles.formats} aria-label={t({ id: 'flows.common.export', message: 'Export' })}>
        {formats.map((format) => (
          <button key={format.name} type="button" onClick={() => void take(format)}>
            {format.name}
          </button>
        ))}
      </fieldset>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          <Trans id="flows.exporting.failed">Couldn’t export the chart.</Trans> {failure}
        </p>
      )}
    </details>
  )
}
