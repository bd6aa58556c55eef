import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from '#visualiser/paths/paths.module.css'
import { useLibrary } from '#visualiser/source/library.tsx'
import type { ReplayOptions } from './replay-options.ts'

type Props = { options: ReplayOptions; onChange(options: ReplayOptions): void }

const WIDTHS = ['390', '768', '1280', '1440']

export function ReplayOptionsForm({ options, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { offers } = useLibrary()
  const field = (name: 'language' | 'width' | 'world', label: string, choices: readonly string[]) => (
    <>
      <label htmlFor={id + name}>{label}</label>
      <select
        id={id + name}
        value={options[name]}
        onChange={({ target }) => onChange({ ...options, [name]: target.value })}
      >
        <option value="">{t({ id: 'flows.paths.asUsual', message: 'Default' })}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </>
  )
  const flag = (name: 'headed' | 'slow', label: string) => (
    <label className={styles.flag}>
      <input
        type="checkbox"
        checked={options[name]}
        onChange={({ target }) => onChange({ ...options, [name]: target.checked })}
      />
      {label}
    </label>
  )
  return (
    <div className={styles.form}>
      {field('language', t({ id: 'flows.common.language', message: 'Language' }), offers.languages)}
      {field('width', t({ id: 'flows.paths.width', message: 'Width' }), WIDTHS)}
      {field('world', t({ id: 'flows.paths.world', message: 'World' }), offers.worlds)}
      <label htmlFor={`${id}address`}>
        <Trans id="flows.paths.address">Address</Trans>
      </label>
      <input
        id={`${id}address`}
        type="url"
        placeholder={t({ id: 'flows.paths.addressHint', message: 'A new server for this project' })}
        value={options.address}
        onChange={({ target }) => onChange({ ...options, address: target.value.trim() })}
      />
      <div className={styles.actions}>
        {flag('headed', t({ id: 'flows.paths.showBrowser', message: 'Show the browser' }))}
        {flag('slow', t({ id: 'flows.paths.slowly', message: 'Slowly' }))}
      </div>
    </div>
  )
}
