import { Trans } from '@lingui/react/macro'

export const PlayResponsibly = () => (
  <Trans id="rewards.promotions.adultsOnly">18+ only. Play responsibly.</Trans>
)
