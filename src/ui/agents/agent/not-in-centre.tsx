import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { NotFound } from '#ui/kit/feedback/not-found.tsx'

/** Shown for an unknown path within the agent centre, with a link back (ROUTE-17). */
export function NotInCentre() {
  return (
    <NotFound
      way={
        <LinkButton look="act" href="/agentHome">
          <Trans id="agents.nav.toCentre">Go to the agent centre</Trans>
        </LinkButton>
      }
    />
  )
}
