import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { languageMachine } from '#machines/site/language.machine.ts'
import { Button } from '#ui/kit/controls/button.tsx'
import { Dialog } from '#ui/kit/controls/dialog.tsx'
import { Icon } from '#ui/kit/controls/icon.tsx'
import { IconButton } from '#ui/kit/controls/icon-button.tsx'
import { LanguageChoice } from '#ui/layout/language-choice.tsx'
import { LanguageMissing } from '#ui/layout/language-missing.tsx'
import styles from './agent-drawer.module.css'
import { AgentMenu } from './agent-menu.tsx'
import type { AgentContracts, AgentEntry, AgentPlaces, AgentUnread } from './agent-page.ts'
import { ServiceName } from './page-name.tsx'
import { UnreadCount } from './unread-count.tsx'

type Props = {
  entries: readonly AgentEntry[]
  contracts: AgentContracts
  places: AgentPlaces
  unread: AgentUnread
  session: ActorRefFrom<typeof sessionMachine>
  language: ActorRefFrom<typeof languageMachine>
}

const services = ['deposit', 'withdraw', 'messages', 'support'] as const

export function AgentDrawer({ entries, contracts, places, unread, session, language }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const member = useSelector(session, ({ context }) => context.member)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        label={t({ id: 'common.menu', message: 'Menu' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </IconButton>
      {open ? (
        <Dialog
          shape="drawer"
          title={member?.nickname || member?.account || <Trans id="common.menu">Menu</Trans>}
          onClose={close}
        >
          <LanguageMissing actor={language} />
          <AgentMenu {...{ entries, contracts }} onChoose={close} />
          <ul className={styles.services}>
            {services.map((service) =>
              places[service] === undefined ? null : (
                <li key={service}>
                  <Link className={styles.service} to={places[service]} onClick={close}>
                    <ServiceName service={service} />
                    <UnreadCount count={unread[service] ?? 0} />
                  </Link>
                </li>
              ),
            )}
            <li>
              <Link className={styles.service} to="/" onClick={close}>
                <Trans id="common.toGames">Go to the games</Trans>
              </Link>
            </li>
          </ul>
          <LanguageChoice actor={language} />
          <div className={styles.leave}>
            <Button onClick={() => session.send({ type: 'session.leave' })}>
              <Icon name="leave" />
              <Trans id="common.logOut">Log out</Trans>
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
