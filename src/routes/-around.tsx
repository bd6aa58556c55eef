import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { keepOfflineLanguage, keepOfflinePages } from '#api/offline-pages.ts'
import { updateNoticeMachine } from '#machines/update-notice.machine.ts'
import styles from '#ui/around/around.module.css'
import { ConsentBar } from '#ui/around/consent-bar.tsx'
import { UpdateNotice } from '#ui/around/update-notice.tsx'
import { isOutdated } from '../part-loading.ts'
import { useChild } from './-app.ts'
import { CONSENT_BAR, useConsent } from './-use-consent.ts'
import { useFlow } from './-use-flow.ts'

// Comes by once the page stands. Beside the sources there is no build to keep anything of.
if (import.meta.env.PROD) keepOfflinePages()

/** What goes with every page, over its foot: that there is a newer site, and whether visits may be measured. */
export function Around() {
  const language = useSelector(useChild('language'), ({ context }) => context.language)
  const [machine] = useState(() =>
    updateNoticeMachine.provide({ actors: { askForNewBuild: fromPromise(isOutdated) } }),
  )
  const update = useFlow(machine)
  const consent = useConsent()
  useEffect(() => void keepOfflineLanguage(language), [language])
  return (
    <div className={styles.around}>
      <UpdateNotice actor={update} />
      {consent ? <ConsentBar actor={consent} id={CONSENT_BAR} /> : null}
    </div>
  )
}
