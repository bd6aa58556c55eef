import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { teamSearchMachine } from '#machines/agents/team-search.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import styles from './team-search.module.css'

export type TeamSearchActor = ActorRefFrom<typeof teamSearchMachine>

export function TeamSearch({ actor }: { actor: TeamSearchActor }) {
  const { t } = useLingui()
  const id = useId()
  const text = useSelector(actor, ({ context }) => context.text)
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{t({ id: 'agents.search', message: 'Username or nickname' })}</label>
      <div className={styles.field}>
        <input
          id={id}
          type="search"
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => actor.send({ type: 'search.change', text: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Escape') actor.send({ type: 'search.clear' })
          }}
        />
        {text ? (
          <IconButton
            label={t({ id: 'common.clearSearch', message: 'Clear search' })}
            onClick={() => actor.send({ type: 'search.clear' })}
          >
            <Icon name="close" small />
          </IconButton>
        ) : null}
      </div>
    </search>
  )
}
