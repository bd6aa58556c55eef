import { Trans } from '@lingui/react/macro'
import { Button } from '../kit/button.tsx'
import { StateBox } from '../kit/state-box.tsx'

/** SESS-04: what stands in a centre for somebody who plays for play money. */
export function RealAccountFirst({ onRegister }: { onRegister: (() => void) | undefined }) {
  return (
    <StateBox
      state="empty"
      title={<Trans>Register a real account first</Trans>}
      action={
        onRegister ? (
          <Button look="act" onClick={onRegister}>
            <Trans>Register</Trans>
          </Button>
        ) : null
      }
    >
      <Trans>This is only for real accounts. Games marked for play money stay open to you.</Trans>
    </StateBox>
  )
}
