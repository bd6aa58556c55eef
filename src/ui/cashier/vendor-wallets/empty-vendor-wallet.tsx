import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import wayOn from '#ui/kit/controls/way-on.module.css'
import styles from './empty-vendor-wallet.module.css'

type Props = { vendor: string; onLeave: () => void }

/** Warns that this game's vendor wallet is empty, with a link to the page for transfers. */
export function EmptyVendorWallet({ vendor: provider, onLeave }: Props) {
  return (
    <div className={styles.wallet} role="note">
      <p>
        <Trans id="cashier.vendorWallets.emptyWallet">
          Games by {provider} use a separate wallet, and yours is empty.
        </Trans>
      </p>
      <Link className={wayOn.way} to="/member/{-$page}" params={{ page: 'transferFund' }} onClick={onLeave}>
        <Trans id="cashier.vendorWallets.goTransfer">Transfer money</Trans>
      </Link>
    </div>
  )
}
