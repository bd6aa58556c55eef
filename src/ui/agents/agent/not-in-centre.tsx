import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#ui/kit/controls/button.tsx'
import { NotFound } from '#ui/site/not-found/not-found.tsx'

/** ROUTE-17: an address of the agent centre that leads nowhere, with the way back into it. */
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
