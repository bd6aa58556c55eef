import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#ui/kit/controls/button.tsx'
import { EmptyState } from '#ui/kit/feedback/empty-state.tsx'
import { PageTitle } from '#ui/kit/layout/page-title.tsx'
import type { MemberPage, SeparatePage } from '#ui/kit/member-pages/member-page.ts'
import { memberPageNames } from '#ui/kit/member-pages/member-page-names.ts'
import { accountGives } from './account-gives.ts'
import styles from './real-account-first.module.css'

type Props = {
  page: MemberPage | SeparatePage
  onRegister: (() => void) | undefined
}

/** Shown to trial players instead of a members' page (SESS-04). */
export function RealAccountFirst({ page, onRegister }: Props) {
  const { i18n } = useLingui()
  const whyOff = useId()
  const name = i18n._(memberPageNames[page])
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <h1 className={styles.title}>{name}</h1>
      <EmptyState
        state="empty"
        title={<Trans id="common.realAccountNeeded">Real-money account needed</Trans>}
        action={
          <Button
            look="act"
            aria-disabled={!onRegister}
            aria-describedby={onRegister ? undefined : whyOff}
            onClick={onRegister}
          >
            <Trans id="common.signUp">Sign up</Trans>
          </Button>
        }
      >
        {i18n._(accountGives[page])}{' '}
        <Trans id="auth.realAccount.demoStaysOpen">You can still play games in demo mode.</Trans>
        {onRegister ? null : (
          <span className={styles.whyOff} id={whyOff}>
            <Trans id="auth.registration.unavailable">Sign-up is unavailable</Trans>
          </span>
        )}
      </EmptyState>
    </>
  )
}
