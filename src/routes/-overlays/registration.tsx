import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { arrivalCodes } from '#api/arrival-codes.ts'
import { recallCountdowns } from '#api/code-countdown.ts'
import { registrationDraft } from '#api/registration-draft.ts'
import { registrationMachine } from '#machines/registration.machine.ts'
import { registrationOffer } from '#machines/site-configuration/registration-offer.ts'
import { Registration } from '#ui/registration/registration.tsx'
import { useChild } from '../-app.ts'
import { useEnd } from '../-use-end.ts'
import { useFlow } from '../-use-flow.ts'
import { useTerms } from '../-use-terms.ts'
import { useDialogBanner } from './use-dialog-banner.ts'

/** The overlay `register`. Whoever has registered is handed to the session. */
export function RegistrationOverlay({ onClose }: { onClose: () => void }) {
  const { app, boot } = useRouteContext({ from: '__root__' })
  const openTerms = useTerms()
  const session = useSelector(app, (snapshot) => snapshot.children.session)
  const { flags, site } = useChild('siteConfiguration').getSnapshot().context
  const actor = useFlow(registrationMachine, {
    input: {
      offer: registrationOffer(flags, site),
      codeSender: boot.config.firebase ? 'firebase' : 'platform',
      dialingCode: site?.dialingCode ?? '',
      countdowns: recallCountdowns('register'),
      codes: arrivalCodes(),
      place: { registerUrl: location.href, domain: site?.domainRoute || location.hostname },
      draft: registrationDraft.recall(),
    },
  })
  useEnd(actor, (outcome) => {
    if ('left' in outcome) app.send({ type: 'app.login', next: app.getSnapshot().context.next ?? undefined })
    else {
      app.send({ type: 'app.goOn', next: '/' })
      session?.send({ type: 'session.adopt', loggedIn: outcome.loggedIn })
    }
  })
  return (
    <Registration
      actor={actor}
      banner={useDialogBanner('w_register')}
      onTerms={openTerms}
      onClose={onClose}
    />
  )
}
