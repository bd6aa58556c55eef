import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reportSearchMachine } from '#machines/agents/report-search.machine.ts'
import styles from '#ui/kit/report/filters.module.css'

export type ReportSearchActor = ActorRefFrom<typeof reportSearchMachine>

export function SearchFilter({ actor }: { actor: ReportSearchActor }) {
  const { t } = useLingui()
  const id = useId()
  const text = useSelector(actor, ({ context }) => context.text)
  const send = () => actor.send({ type: 'text.send' })
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>{t({ id: 'agents.search', message: 'Username or nickname' })}</label>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <input
          id={id}
          type="search"
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => actor.send({ type: 'text.type', text: target.value })}
          onBlur={send}
        />
      </form>
    </search>
  )
}
