import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { type Channel, channels } from '#protocol/agents/agent-application.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './channel-field.module.css'

type Props = { value: Channel | null; isMissing: boolean; onChoose: (channel: Channel) => void }

export function ChannelField({ value, isMissing, onChoose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const names: Record<Channel, string> = {
    social: t({ id: 'agents.application.channelSocial', message: 'Social media' }),
    site: t({ id: 'agents.application.channelSite', message: 'My own site or channel' }),
    friends: t({ id: 'agents.application.channelFriends', message: 'Friends and acquaintances' }),
    other: t({ id: 'agents.application.channelOther', message: 'Other channel' }),
  }
  return (
    <div className={styles.field} data-off={isMissing || undefined}>
      <label htmlFor={id} className={styles.label}>
        <Trans id="agents.application.channel">Promotion channel</Trans>
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          name="channel"
          className={styles.select}
          value={value ?? ''}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-note` : undefined}
          onChange={(event) => {
            const chosen = channels.find((channel) => channel === event.target.value)
            if (chosen) onChoose(chosen)
          }}
        >
          <option value="" disabled>
            {t({ id: 'agents.application.channelNone', message: 'Choose' })}
          </option>
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {names[channel]}
            </option>
          ))}
        </select>
        <Icon name="chevron" small />
      </span>
      {isMissing ? (
        <p className={styles.note} id={`${id}-note`}>
          <Trans id="common.choiceRequired">Choose an option.</Trans>
        </p>
      ) : null}
    </div>
  )
}
