import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { languageName, tagOf } from '#domain/text/language-tag.ts'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { Icon } from '#ui/kit/controls/icon.tsx'
import styles from './language-choice.module.css'

type Props = { actor: ActorRefFrom<typeof languageMachine>; shrinks?: boolean }

/** Lets the user choose one of the operator's languages (SIDE-03). */
export function LanguageChoice({ actor, shrinks = false }: Props) {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  const { language, wanted, offered, tags } = snapshot.context
  const pending = snapshot.hasTag('pending')
  return (
    <label className={styles.choice} data-shrinks={shrinks || undefined}>
      <Icon name="language" />
      <select
        className={styles.select}
        aria-label={t({ id: 'layout.language', message: 'Language' })}
        aria-busy={pending}
        value={pending ? wanted : language}
        onChange={(event) => {
          const chosen = offered.find((known) => known === event.target.value)
          if (chosen) actor.send({ type: 'language.choose', language: chosen })
        }}
      >
        {offered.map((known) => (
          <option key={known} value={known} lang={tagOf(known, tags)}>
            {languageName(known, tags)}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron" small />
      </span>
    </label>
  )
}
