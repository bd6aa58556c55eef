import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MemberInfo } from '#contract/member.ts'
import { PageTitle } from '../kit/page-title.tsx'
import { AgentIcon } from './agent-icon.tsx'
import { type AgentFlags, type AgentPlaces, agentEntries } from './agent-page.ts'
import styles from './agent-start.module.css'
import { PageName } from './page-name.tsx'

type Props = { member: MemberInfo | null; places: AgentPlaces; flags: AgentFlags }

/** Who is at work, and where to. */
export function AgentStart({ member, places, flags }: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageTitle>{t`Agent centre`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>Agent centre</Trans>
      </h1>
      {member ? (
        <p className={styles.who}>
          <Trans>
            You are logged in as <strong>{member.account}</strong>.
          </Trans>
        </p>
      ) : null}
      <ul className={styles.pages}>
        {agentEntries(places, flags).map(({ page, to }) => (
          <li key={page}>
            <Link className={styles.page} to={to}>
              <AgentIcon place={page} />
              <PageName page={page} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
