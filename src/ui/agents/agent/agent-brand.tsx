import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Wordmark } from '#ui/site/brand/wordmark.tsx'
import styles from './agent-brand.module.css'

type Props = {
  brand: string
  to: '/agent' | '/agentHome'
}

/** The brand name in the headers of the agent centre (AGENT-03) and the agents' landing page. */
export function AgentBrand({ brand, to }: Props) {
  return (
    <Link className={styles.brand} to={to}>
      <Wordmark name={brand} />
      <span className={styles.side}>
        <Trans id="agents.nav.brandSuffix">agent</Trans>
      </span>
    </Link>
  )
}
