import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '#ui/kit/controls/button.tsx'

export const ToGames = () => (
  <Link className={buttonLook('act')} to={'/games' as '/'}>
    <Trans id="common.toGames">Go to the games</Trans>
  </Link>
)
