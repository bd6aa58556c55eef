import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { NotFound } from '#ui/kit/feedback/not-found.tsx'

/** ROUTE-17: an unknown address inside the agent centre, with a link back. */
export function NotInCentre() {
  return (
    <NotFound
      way={
        <LinkButton look="act" href="/agentHome">
          <Trans>Go to the agent centre</Trans>
        </LinkButton>
      }
    />
  )
}
