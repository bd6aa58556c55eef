import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { languageName } from '#domain/text/language-tag.ts'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { NoticeBar } from '#ui/kit/feedback/notice-bar.tsx'
import styles from './language-missing.module.css'

/** Says that the chosen language failed to load (I18N-03). The site stays in the current language. */
export function LanguageMissing({ actor }: { actor: ActorRefFrom<typeof languageMachine> }) {
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  if (!snapshot.matches('failed')) return null
  const { language, wanted, tags } = snapshot.context
  const missing = languageName(wanted, tags)
  const kept = languageName(language, tags)
  return (
    <div className={styles.message}>
      <NoticeBar title={<Trans id="layout.languageMissing.title">Couldn’t load the site in {missing}</Trans>}>
        <Trans id="layout.languageMissing.help">You can keep using it in {kept}.</Trans>
      </NoticeBar>
      <div className={styles.acts}>
        <Button onClick={() => actor.send({ type: 'language.retry' })}>
          <Trans id="common.tryAgain">Try again</Trans>
        </Button>
        <Button look="plain" onClick={() => actor.send({ type: 'language.dismiss' })}>
          <Trans id="common.notNow">Not now</Trans>
        </Button>
      </div>
    </div>
  )
}
