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
    <fieldset className={styles.types} aria-label={t({ id: 'common.type', message: 'Type' })}>
      <label className={styles.type}>
        <Radio name={name} checked={chosen === 'member'} onChange={() => onChoose('member')} />
        <span>
          <b>
            <Trans id="common.player">Player</Trans>
          </b>
          <small>
            <Trans id="agents.downlineRegistration.playerHint">Plays, and counts for your team</Trans>
          </small>
        </span>
      </label>
      <label className={styles.type}>
        <Radio name={name} checked={chosen === 'agent'} onChange={() => onChoose('agent')} />
        <span>
          <b>
            <Trans id="common.agent">Agent</Trans>
          </b>
          <small>
            <Trans id="agents.downlineRegistration.agentHint">Has their own team and contracts</Trans>
          </small>
        </span>
      </label>
    </fieldset>
  )
}
