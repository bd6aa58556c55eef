import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import wayOn from '#ui/kit/controls/way-on.module.css'
import styles from './game-sheet.module.css'

type Props = { vendor: string; onLeave: () => void }

/** That a game is played from a wallet with its vendor in which nothing lies yet, and the way to where that is changed. */
export function EmptyVendorWallet({ vendor, onLeave }: Props) {
  return (
    <div className={styles.wallet} role="note">
      <p>
        <Trans>Games by {vendor} are played from a wallet of their own, and yours is empty.</Trans>
      </p>
      <Link className={wayOn.way} to="/member/{-$page}" params={{ page: 'transferFund' }} onClick={onLeave}>
        <Trans>Move money there</Trans>
      </Link>
    </div>
  )
}
