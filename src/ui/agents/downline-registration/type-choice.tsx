import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { DownlineType } from '#machines/agents/downline-registration.logic.ts'
import { Radio } from '#ui/kit/forms/radio.tsx'
import styles from './register-page.module.css'

type Props = { chosen: DownlineType; onChoose: (chosen: DownlineType) => void }

export function TypeChoice({ chosen, onChoose }: Props) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset className={styles.types} aria-label={t`Type`}>
      <label className={styles.type}>
        <Radio name={name} checked={chosen === 'member'} onChange={() => onChoose('member')} />
        <span>
          <b>
            <Trans>Player</Trans>
          </b>
          <small>
            <Trans>Plays, and counts for your team</Trans>
          </small>
        </span>
      </label>
      <label className={styles.type}>
        <Radio name={name} checked={chosen === 'agent'} onChange={() => onChoose('agent')} />
        <span>
          <b>
            <Trans>Agent</Trans>
          </b>
          <small>
            <Trans>Has a team and contracts of their own</Trans>
          </small>
        </span>
      </label>
    </fieldset>
  )
}
