import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { loadCountdowns } from '#api/auth/code-countdown.ts'
import { referralCodes } from '#api/auth/referral-codes.ts'
import { registrationDraft } from '#api/auth/registration-draft.ts'
import { registrationOffer } from '#machines/auth/registration.logic.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useOutcome } from '#pages/kit/use-outcome.ts'
import { useDialogBanner } from '#pages/site/use-dialog-banner.ts'
import { useTerms } from '#pages/site/use-terms.ts'
import { Registration } from '#ui/auth/registration/registration.tsx'
import { registrationFlow } from './registration.flow.ts'

/** The overlay `register`. It passes the new session to the session actor. */
export function RegistrationOverlay({ onClose }: { onClose: () => void }) {
  const { app, boot } = useRouteContext({ from: '__root__' })
  const openTerms = useTerms()
  const session = useSelector(app, (snapshot) => snapshot.children.session)
  const { flags, site } = useChild('siteConfiguration').getSnapshot().context
  const actor = useFlow(registrationFlow, {
    input: {
      offer: registrationOffer(flags, site),
      codeSender: boot.config.firebase ? 'firebase' : 'platform',
      dialingCode: site?.dialingCode ?? '',
      countdowns: loadCountdowns('register'),
      codes: referralCodes(),
      place: { registerUrl: location.href, domain: site?.domainRoute || location.hostname },
      draft: registrationDraft.load(),
    },
  })
  useOutcome(actor, (outcome) => {
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
