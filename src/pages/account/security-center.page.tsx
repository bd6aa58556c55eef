import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { readProfile } from '#api/account/security-profile.ts'
import { type Access, readDevices, readSessions } from '#api/auth/session-revocation.ts'
import { readTwoFactorStatus } from '#api/auth/two-factor.ts'
import { payoutAccountFlow } from '#pages/cashier/payout-account.flow.ts'
import { useChild } from '#pages/kit/app-context.ts'
import { queryPart } from '#pages/kit/query-part.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { useInvalidation } from '#pages/kit/use-invalidation.ts'
import { DeviceList } from '#ui/account/security-center/device-list.tsx'
import { type SecurityAction, SecurityCenter } from '#ui/account/security-center/security-center.tsx'
import { SessionList } from '#ui/account/security-center/session-list.tsx'
import { PayoutAccounts } from '#ui/cashier/payout-account/payout-accounts.tsx'
import { SecurityActionDialog, SessionRevocationDialog } from './security-dialogs.tsx'

/** Account security (MEM-02). The page remounts when another member logs in. */
export function SecurityCenterPage() {
  const memberId = useSelector(useChild('session'), ({ context }) => context.member?.id)
  return memberId === undefined ? null : <SecurityCenterOf key={memberId} />
}

type Open = { deed: Exclude<SecurityAction, 'password'> } | { access: Access; name: string } | null

function SecurityCenterOf() {
  const queries = useQueryClient()
  const overlays = useChild('overlays')
  const [open, setOpen] = useState<Open>(null)
  const accounts = useFlow(payoutAccountFlow)
  useInvalidation('account', () => accounts.send({ type: 'accounts.retry' }))
  const profile = useQuery({
    queryKey: ['account', 'security'],
    queryFn: ({ signal }) => readProfile(signal),
  })
  const sessions = useQuery({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => readSessions(signal),
  })
  const isGuarded = profile.data?.secondStepOn === true
  const status = useQuery({
    queryKey: ['account', 'twoFactor'],
    queryFn: ({ signal }) => readTwoFactorStatus(signal),
    enabled: isGuarded,
  })
  const devices = useQuery({
    queryKey: ['account', 'devices'],
    queryFn: ({ signal }) => readDevices(signal),
    enabled: isGuarded,
  })
  const close = () => {
    setOpen(null)
    void queries.invalidateQueries({ queryKey: ['account'] })
  }
  const begin = (deed: SecurityAction) => {
    if (deed !== 'password') return setOpen({ deed })
    const task = { id: 'changePassword', kind: 'changePassword', forced: false } as const
    overlays.send({ type: 'overlay.ask', task })
  }
  return (
    <>
      <SecurityCenter
        profile={queryPart(profile)}
        codesLeft={isGuarded ? status.data?.recoveryCodesLeft : undefined}
        onDo={begin}
        accounts={<PayoutAccounts actor={accounts} />}
        sessions={
          <SessionList
            sessions={queryPart(sessions)}
            onEnd={({ id, name }) => setOpen({ access: { kind: 'session', id }, name })}
            onEndOthers={() => setOpen({ access: { kind: 'otherSessions' }, name: '' })}
          />
        }
        devices={
          <DeviceList
            devices={isGuarded ? (devices.data ?? []) : []}
            onForget={({ id, name }) => setOpen({ access: { kind: 'device', id }, name })}
          />
        }
      />
      {open && 'access' in open ? <SessionRevocationDialog {...open} onClose={close} /> : null}
      {open && 'deed' in open && profile.data ? (
        <SecurityActionDialog deed={open.deed} profile={profile.data} onClose={close} />
      ) : null}
    </>
  )
}
